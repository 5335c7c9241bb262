import Step1MVVM
import TopMoviesProgram

let program = TopMoviesProgram(
    name: "step1-mvvm", businessLayer: "ViewModel", navigatingLayer: "View"
) { launch in
    MovieListModule(
        service: launch.service, limit: launch.limit,
        wrapViewModel: { TracedViewModel($0, launch.trace) }
    ).makeView(on: launch.console)
}
await program.main()
