import Step4Interactor
import TopMoviesProgram

TopMoviesProgram(name: "step4-interactor", businessLayer: "Interactor", navigatingLayer: "Router") { launch in
    launch.trace.map {
        MovieListModule.makeView(service: launch.service, limit: launch.limit, on: launch.console, trace: $0)
    } ?? MovieListModule(service: launch.service, limit: launch.limit).makeView(on: launch.console)
}.main()
