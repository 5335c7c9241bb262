import Step3Router
import TopMoviesProgram

TopMoviesProgram(name: "step3-router", businessLayer: "ViewModel", navigatingLayer: "Router") { launch in
    guard let trace = launch.trace else {
        let module = MovieListModule(service: launch.service, limit: launch.limit)
        return module.makeView(on: launch.console)
    }
    return MovieListModule.makeView(
        service: launch.service, limit: launch.limit, on: launch.console, trace: trace)
}.main()
