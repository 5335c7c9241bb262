import ConsoleUI
import MovieCatalog

@testable import Conformance
@testable import Step1MVVM

/// Step 1 with a minimal view, which holds a part that MVVM has no place for.
struct FaultyMVVM: TopMoviesStep {
    private let viewModel: DefaultMovieListViewModel

    init(service: any MovieService, limit: Int) {
        viewModel = DefaultMovieListViewModel(service: service, limit: limit)
    }

    func makeView(on console: Console) -> Screen {
        let view = FaultyMVVMView(viewModel, on: console)
        if Fault.has("a presenter") { view.part = Presenter(viewModel: viewModel) }
        if Fault.has("a struct that presents") { view.part = PresenterStruct(viewModel: viewModel) }
        if Fault.has("a router") { view.part = Router(view: view) }
        return view
    }
}

extension StepLayers {
    static let faultyMVVM = StepLayers(
        business: step1.business,
        view: { double, console in FaultyMVVMView(double, on: console) },
        detail: step1.detail
    )
}

private final class Presenter {
    let viewModel: any MovieListViewModel

    init(viewModel: any MovieListViewModel) { self.viewModel = viewModel }
}

private struct PresenterStruct {
    let viewModel: any MovieListViewModel
}

private final class Router {
    weak var view: Screen?

    init(view: Screen) { self.view = view }
}

private final class Coordinator {
    weak var navigator: Navigator?

    init(navigator: Navigator?) { self.navigator = navigator }
}

/// A property wrapper, which is sound.
@propertyWrapper private struct Stored<Value> {
    let wrappedValue: Value
}

private final class FaultyMVVMView: Screen {
    @Stored private var viewModel: any MovieListViewModel
    var part: Any?

    init(_ viewModel: any MovieListViewModel, on console: Console) {
        _viewModel = Stored(wrappedValue: viewModel)
        super.init(console: console)
    }

    override func viewDidLoad() {
        console.write("1. Heat")
        if Fault.has("a coordinator") { part = Coordinator(navigator: navigator) }
        rowCount = 1
        commands = [
            Command("open", "show the details of movie N") { [weak self] _ in
                guard let self else { return }
                let details = MovieDetailModule(movie: Movie(title: "Heat"))
                navigator?.push(details.makeView(on: console))
            }
        ]
        viewModel.fetchMovies()
    }
}
