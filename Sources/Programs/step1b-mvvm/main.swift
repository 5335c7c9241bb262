import Step1bMVVM
import TopMoviesProgram

TopMoviesProgram(name: "step1b-mvvm", businessLayer: "ViewModel", navigatingLayer: "View") { launch in
    guard let trace = launch.trace else {
        let module = MovieListModule(service: launch.service, limit: launch.limit)
        return module.makeView(on: launch.console)
    }
    return MovieListModule.makeView(
        service: launch.service, limit: launch.limit, on: launch.console, trace: trace)
}.main()
