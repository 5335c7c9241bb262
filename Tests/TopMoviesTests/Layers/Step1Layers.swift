import Conformance
import ConsoleUI
import MovieCatalog

@testable import Step1MVVM

/// The layers of this step, each to be tested on its own.
enum Step1Layers: StepLayers {
    static let business: MakeBusiness = DefaultMovieListViewModel.init

    static let view: MakeView = { double, console in
        console.format == .text
            ? TextMovieListView(viewModel: double, console: console)
            : JSONMovieListView(viewModel: double, console: console)
    }
}

extension DefaultMovieListViewModel: BusinessLayer {}
extension BusinessDouble: MovieListViewModel {}
