/// The file that tells the tests which step there is.
enum OneStep {
    static func text(for step: Step) -> String {
        """
        public import Conformance
        import ConsoleUI
        public import MovieCatalog
        public import TopMovies

        /// The step of this commit, as the tests' argument.
        nonisolated enum Step: String, CaseIterable, Sendable {
            case this = "Top Movies"

            @MainActor var feature: any TopMoviesStep.Type { MovieListModule.self }
            @MainActor var layers: any StepLayers.Type { TopMoviesLayers.self }

            func has(_ layer: LayerLaw.Layer) -> Bool {
                switch layer {
                case .business, .view: true
                case .presenter: \(step.number >= 2)
                case .router: \(step.number >= 3)
                }
            }
        }

        extension MovieListModule: TopMoviesStep {
            /// Wires the step.
            public static func make(service: any MovieService, limit: Int) -> Self { Self(service: service, limit: limit) }
        }

        """
    }
}
