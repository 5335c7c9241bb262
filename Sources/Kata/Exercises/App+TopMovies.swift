import Conformance
import Structure

extension App {
    /// Top Movies, of which the steps are made.
    static let topMovies = App(
        module: "TopMovies", libraries: ["Binding", "MovieCatalog", "ConsoleUI"], vocabulary: .topMovies,
        suite: Suite(
            module: "Conformance", law: "Law", step: "TopMoviesStep", count: Law.all.count,
            libraries: ["Conformance", "ConsoleUI", "MovieCatalog"],
            subjects: """
                public import Conformance
                public import MovieCatalog
                public import TopMovies

                nonisolated extension Subject {
                    static let all = [
                        Subject(name: "text view", format: .text, feature: { MovieListModule.self }),
                        Subject(name: "JSON view", format: .json, feature: { MovieListModule.self }),
                    ]
                }

                extension MovieListModule: TopMoviesStep {
                    public static func make(service: any MovieService, limit: Int) -> Self { Self(service: service, limit: limit) }
                }

                """),
        program: Program(
            name: "my-movies", libraries: ["ConsoleUI", "TopMoviesProgram"],
            main: """
                import TopMovies
                import TopMoviesProgram

                let program = TopMoviesProgram(name: "my-movies", businessLayer: "Business", navigatingLayer: "Screen") { launch in
                    MovieListModule(service: launch.service, limit: launch.limit).makeView(on: launch.console)
                }
                await program.main()

                """))
}
