import Step4Interactor
import TopMoviesProgram

TopMoviesProgram(name: "step4-interactor", businessLayer: "Interactor", navigatingLayer: "Router") { launch in
    guard let trace = launch.trace else {
        let module = MovieListModule(service: launch.service, limit: launch.limit)
        return module.makeView(on: launch.console)
    }
    return MovieListModule.makeView(
        service: launch.service, limit: launch.limit, on: launch.console, trace: trace)
}.main()
