import Step4Interactor
import TopMoviesProgram

await TopMoviesProgram(name: "step4-interactor", businessLayer: "Interactor", navigatingLayer: "Router") { launch in
    if let trace = launch.trace {
        MovieListModule.makeView(service: launch.service, limit: launch.limit, on: launch.console, trace: trace)
    } else {
        MovieListModule(service: launch.service, limit: launch.limit).makeView(on: launch.console)
    }
}.main()
