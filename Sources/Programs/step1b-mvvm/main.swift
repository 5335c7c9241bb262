import Step1bMVVM
import TopMoviesProgram

TopMoviesProgram(name: "step1b-mvvm", businessLayer: "ViewModel", navigatingLayer: "View") { launch in
    launch.trace.map {
        MovieListModule.makeView(service: launch.service, limit: launch.limit, on: launch.console, trace: $0)
    } ?? MovieListModule(service: launch.service, limit: launch.limit).makeView(on: launch.console)
}.main()
