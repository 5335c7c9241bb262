import Binding
import Conformance
import ConsoleUI
import Fetching
import MovieCatalog

@testable import Step1MVVM

/// The layers of this step, each to be judged alone.
enum Step1Layers: StepLayers {
    static let business: any BusinessLayer.Type = DefaultMovieListViewModel.self
    static let presenter: (any PresenterLayer.Type)? = nil
    static let router: (any RouterLayer.Type)? = nil
    static let views: Views = (TextMovieListView.self, JSONMovieListView.self)
}

extension DefaultMovieListViewModel: BusinessLayer {
    static func make(service: any MovieService, limit: Int) -> Self { Self(service: service, limit: limit) }
}

extension TextMovieListView: ViewLayer {
    static func make(over double: BusinessDouble, on console: Console) -> Self {
        Self(viewModel: double, console: console)
    }
}

extension JSONMovieListView: ViewLayer {
    static func make(over double: BusinessDouble, on console: Console) -> Self {
        Self(viewModel: double, console: console)
    }
}

extension BusinessDouble: MovieListViewModel {}
