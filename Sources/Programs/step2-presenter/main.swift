import Step2Presenter
import TopMoviesProgram

let program = TopMoviesProgram(
    name: "step2-presenter", businessLayer: "ViewModel", navigatingLayer: "View"
) { launch in
    MovieListModule(
        service: launch.service, limit: launch.limit,
        wrapViewModel: { TracedViewModel($0, launch.trace) },
        wrapPresenter: { TracedPresenter($0, launch.trace) }
    ).makeView(on: launch.console)
}
await program.main()
