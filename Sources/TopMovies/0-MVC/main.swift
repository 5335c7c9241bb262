import ConsoleUI
import TopMoviesProgram

let program = TopMoviesProgram(name: "step0-mvc", businessLayer: "View", navigatingLayer: "View") { launch in
    switch launch.console.format {
    case .text: TextMovieListView(service: launch.service, limit: launch.limit, console: launch.console)
    case .json: JSONMovieListView(service: launch.service, limit: launch.limit, console: launch.console)
    }
}
program.main()
