import Step3Router
import TopMoviesProgram

let program = TopMoviesProgram(
    name: "step3-router", businessLayer: "ViewModel", navigatingLayer: "Router"
) { launch in
    MovieListModule(
        service: launch.service, limit: launch.limit,
        wrapViewModel: { TracedViewModel($0, launch.trace) },
        wrapRouter: { TracedRouter($0, launch.trace) },
        wrapPresenter: { TracedPresenter($0, launch.trace) }
    ).makeView(on: launch.console)
}
await program.main()
