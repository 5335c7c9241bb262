import Step2Presenter
import TopMoviesProgram

TopMoviesProgram(name: "step2-presenter", businessLayer: "ViewModel", navigatingLayer: "View") { launch in
    guard let trace = launch.trace else {
        let module = MovieListModule(service: launch.service, limit: launch.limit)
        return module.makeView(on: launch.console)
    }
    return MovieListModule.makeView(
        service: launch.service, limit: launch.limit, on: launch.console, trace: trace)
}.main()
