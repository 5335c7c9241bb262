extension Mutant {
    static let knowledgeFaults = [
        Mutant(
            "the view model holds the view", in: "MovieListViewModel.swift", "    private let limit: Int",
            "    private let limit: Int\n    weak var view: (any MovieListView)?", rule: "knows-nobody-above"),
        Mutant(
            "the view model holds the presenter", in: "MovieListViewModel.swift", steps: 2...4,
            "    private let limit: Int", "    private let limit: Int\n    var presenter: (any MovieListPresenter)?",
            rule: "knows-nobody-above"),
        Mutant(
            "the view model navigates", in: "MovieListViewModel.swift", steps: 3...4, "        self.limit = limit",
            "        self.limit = limit\n        DefaultMovieListRouter().showDetailView(for: Movie(title: \"\"))",
            rule: "knows-nobody-above"),
        Mutant(
            "the presenter calls the service", in: "MovieListPresenter.swift", steps: 2...4, "    func reload() {",
            "    private let source: any MovieService\n\n    func reload() {", rule: "service-is-below"),
        Mutant(
            "the presenter calls the view model's service", in: "MovieListPresenter.swift", steps: 2...4,
            "viewModel.fetchMovies()", "Task { try await viewModel.service.fetchMovies() }", rule: "service-is-below"),
        Mutant(
            "a view fetches by itself", in: "TextMovieListView.swift", "        didTapOnReload()",
            "        Task { try? await BundledMovieService().fetchMovies() }", rule: "service-is-below"),
        Mutant(
            "a view knows the view model", in: "TextMovieListView.swift", steps: 2...4,
            "    private var subscription: Cancellable?",
            "    private var subscription: Cancellable?\n    var model: (any MovieListViewModel)?",
            rule: "view-knows-presenter-alone"),
        Mutant(
            "a view reaches through the presenter", in: "JSONMovieListView.swift", steps: 2...4, "presenter.reload()",
            "presenter.viewModel.fetchMovies()", rule: "view-knows-presenter-alone"),
    ]
}
