import Step3Router
import TopMoviesProgram

await TopMoviesProgram(name: "step3-router", businessLayer: "ViewModel", navigatingLayer: "Router") { launch in
    if let trace = launch.trace {
        MovieListModule.makeView(service: launch.service, limit: launch.limit, on: launch.console, trace: trace)
    } else {
        MovieListModule(service: launch.service, limit: launch.limit).makeView(on: launch.console)
    }
}.main()
