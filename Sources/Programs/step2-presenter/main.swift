import Step2Presenter
import TopMoviesProgram

await TopMoviesProgram(name: "step2-presenter", businessLayer: "ViewModel", navigatingLayer: "View") { launch in
    if let trace = launch.trace {
        MovieListModule.makeView(service: launch.service, limit: launch.limit, on: launch.console, trace: trace)
    } else {
        MovieListModule(service: launch.service, limit: launch.limit).makeView(on: launch.console)
    }
}.main()
