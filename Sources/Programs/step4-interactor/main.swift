import Step4Interactor
import TopMoviesProgram

let program = TopMoviesProgram(
    name: "step4-interactor", businessLayer: "Interactor", navigatingLayer: "Router"
) { launch in
    MovieListModule(
        service: launch.service, limit: launch.limit,
        wrapInteractor: { TracedInteractor($0, launch.trace) },
        wrapRouter: { TracedRouter($0, launch.trace) },
        wrapPresenter: { TracedPresenter($0, launch.trace) }
    ).makeView(on: launch.console)
}
await program.main()
