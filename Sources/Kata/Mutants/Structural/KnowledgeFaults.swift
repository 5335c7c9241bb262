import Structure

extension Fault {
    static let knowledge = [
        Fault(
            "the view model holds the view", rule: "knows-nobody-above", in: "MovieListViewModel.swift",
            find: "    private let limit: Int",
            replace: "    private let limit: Int\n    weak var view: (any MovieListView)?"),
        Fault(
            "the view model holds the presenter", rule: "knows-nobody-above", steps: .presenter ... .interactor,
            in: "MovieListViewModel.swift", find: "    private let limit: Int",
            replace: "    private let limit: Int\n    var presenter: (any MovieListPresenter)?"),
        Fault(
            "the view model navigates", rule: "knows-nobody-above", steps: .router ... .interactor,
            in: "MovieListViewModel.swift", find: "        self.limit = limit",
            replace: "        self.limit = limit\n        TopMovieListRouter().showDetailView(for: Movie(title: \"\"))"),
        Fault(
            "the presenter calls the service", rule: "service-is-below", steps: .presenter ... .interactor,
            in: "MovieListPresenter.swift", find: "    func reload() {",
            replace: "    private let source: any MovieService\n\n    func reload() {"),
        Fault(
            "the presenter calls the view model's service", rule: "service-is-below", steps: .presenter ... .interactor,
            in: "MovieListPresenter.swift", find: "viewModel.fetchMovies()",
            replace: "Task { try await viewModel.service.fetchMovies() }"),
        Fault(
            "a view fetches by itself", rule: "service-is-below", in: "TextMovieListView.swift",
            find: "        didTapOnReload()", replace: "        Task { try? await BundledMovieService().fetchMovies() }"
        ),
        Fault(
            "a view knows the view model", rule: "view-knows-presenter-alone", steps: .presenter ... .interactor,
            in: "TextMovieListView.swift", find: "    private var subscription: Cancellable?",
            replace: "    private var subscription: Cancellable?\n    var model: (any MovieListViewModel)?"),
        Fault(
            "a view reaches through the presenter", rule: "view-knows-presenter-alone",
            steps: .presenter ... .interactor,
            in: "JSONMovieListView.swift", find: "presenter.reload()", replace: "presenter.viewModel.fetchMovies()"),
    ]
}
