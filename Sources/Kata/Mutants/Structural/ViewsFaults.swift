import Structure

extension Fault {
    static let views = [
        Fault(
            "a view makes a presentation", rule: "one-presentation", steps: .presenter ... .interactor,
            in: "TextMovieDetailView.swift", find: "        let movie = presenter.presentation",
            replace: "        let movie = MoviePresentation(rank: \"1\", title: \"Heat\", year: \"1995\")"),
        Fault(
            "the presenter makes presentations, too", rule: "one-presentation", steps: .presenter ... .interactor,
            in: "MovieDetailPresenter.swift", find: "MoviePresentation(viewModel.movie)",
            replace: "MoviePresentation.init(rank: \"1\", title: viewModel.movie.title)"),
        Fault(
            "a second initialiser takes a movie", rule: "one-presentation", steps: .presenter ... .interactor,
            in: "MovieListPresenter.swift", find: "/// Presents",
            replace: "extension MoviePresentation {\n    init(short movie: Movie) { self.init(movie) }\n}\n/// Presents"
        ),
        Fault(
            "the view model formats", rule: "one-presentation", steps: .presenter ... .interactor,
            in: "MovieDetailViewModel.swift", find: "    let movie: Movie",
            replace: "    let movie: Movie\n    var votes: String? { movie.votes?.formatted() }"),
        Fault(
            "the JSON view formats the rating itself", rule: "view-formats-nothing", steps: .presenter ... .interactor,
            in: "JSONMovieListView.swift", find: "\"rating\": movie.rating",
            replace: "\"rating\": String(format: \"%.1f\", Double(movie.rating) ?? 0)"),
        Fault(
            "a view formats the votes", rule: "view-formats-nothing", steps: .presenter ... .interactor,
            in: "TextMovieDetailView.swift", find: "\\(movie.votes)",
            replace: "\\(Int(movie.votes)?.formatted() ?? \"\")"),
        Fault(
            "a view formats in an extension of Movie", rule: "view-formats-nothing", steps: .presenter ... .router,
            in: "TextMovieListView.swift", find: "/// The list",
            replace:
                "extension Movie {\n    var text: String { String(format: \"%.1f\", rating ?? 0) }\n}\n/// The list"),
        Fault(
            "a view shows a movie's own title", rule: "view-formats-nothing", steps: .presenter ... .presenter,
            in: "TextMovieListView.swift", find: "        showDetailView(for: movie)",
            replace: "        console.write(movie.title)\n        showDetailView(for: movie)"),
        Fault(
            "a view takes a movie's title from the presenter", rule: "view-formats-nothing",
            steps: .presenter ... .presenter, in: "JSONMovieListView.swift", find: "        presenter.reload()",
            replace: "        console.activity = presenter.movie(at: 0)?.title\n        presenter.reload()"),
        Fault(
            "a view imports MovieCatalog", rule: "view-knows-no-entity", steps: .router ... .interactor,
            in: "JSONMovieListView.swift", find: "import ConsoleUI", replace: "import ConsoleUI\nimport MovieCatalog"),
        Fault(
            "the view's contract knows Movie", rule: "view-knows-no-entity", steps: .router ... .interactor,
            in: "MovieListContract.swift", find: "    func didTapOnReload()",
            replace: "    func didTapOnReload()\n    func show(_ movies: [Movie])"),
    ]
}
