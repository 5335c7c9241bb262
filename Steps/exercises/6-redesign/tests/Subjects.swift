import Conformance
import ConsoleUI
import MovieCatalog
import TopMovies

nonisolated extension Subject {
    static let all = [
        Subject(name: "text view", format: .text, feature: { MovieListModule.self }),
        Subject(name: "JSON view", format: .json, feature: { MovieListModule.self }),
        Subject(name: "new design", format: .text, feature: { RedesignedFeature.self }),
    ]
}

extension MovieListModule: TopMoviesStep {
    /// Creates the feature.
    public static func make(service: any MovieService, limit: Int) -> Self { Self(service: service, limit: limit) }
}

/// The same feature, seen through its new design.
struct RedesignedFeature: TopMoviesStep {
    let module: MovieListModule

    static func make(service: any MovieService, limit: Int) -> Self {
        Self(module: MovieListModule(service: service, limit: limit))
    }

    func makeView(on console: Console) -> Screen {
        console.format == .json ? module.makeView(on: console) : module.makeView(on: console, variant: .b)
    }
}
