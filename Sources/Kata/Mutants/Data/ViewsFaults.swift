extension Mutant {
    static let viewsFaults = [
        Mutant(
            "a view makes a presentation", in: "TextMovieDetailView.swift", steps: 2...4,
            "        let movie = presenter.presentation",
            "        let movie = MoviePresentation(rank: \"1\", title: \"Heat\", year: \"1995\")",
            rule: "one-presentation"),
        Mutant(
            "the presenter makes presentations, too", in: "MovieDetailPresenter.swift", steps: 2...4,
            "MoviePresentation(viewModel.movie)", "MoviePresentation.init(rank: \"1\", title: viewModel.movie.title)",
            rule: "one-presentation"),
        Mutant(
            "a second initialiser takes a movie", in: "MovieListPresenter.swift", steps: 2...4, "/// Presents",
            "extension MoviePresentation {\n    init(short movie: Movie) { self.init(movie) }\n}\n/// Presents",
            rule: "one-presentation"),
        Mutant(
            "the view model formats", in: "MovieDetailViewModel.swift", steps: 2...4, "    let movie: Movie",
            "    let movie: Movie\n    var votes: String? { movie.votes?.formatted() }", rule: "one-presentation"),
        Mutant(
            "the JSON view formats the rating itself", in: "JSONMovieListView.swift", steps: 2...4,
            "\"rating\": movie.rating", "\"rating\": String(format: \"%.1f\", Double(movie.rating) ?? 0)",
            rule: "view-formats-nothing"),
        Mutant(
            "a view formats the votes", in: "TextMovieDetailView.swift", steps: 2...4, "\\(movie.votes)",
            "\\(Int(movie.votes)?.formatted() ?? \"\")", rule: "view-formats-nothing"),
        Mutant(
            "a view formats in an extension of Movie", in: "TextMovieListView.swift", steps: 2...3, "/// The list",
            "extension Movie {\n    var text: String { String(format: \"%.1f\", rating ?? 0) }\n}\n/// The list",
            rule: "view-formats-nothing"),
        Mutant(
            "a view shows a movie's own title", in: "TextMovieListView.swift", steps: 2...2,
            "        showDetailView(for: movie)",
            "        console.write(movie.title)\n        showDetailView(for: movie)", rule: "view-formats-nothing"),
        Mutant(
            "a view takes a movie's title from the presenter", in: "JSONMovieListView.swift", steps: 2...2,
            "presenter.reload()",
            "console.activity = presenter.movie(at: 0)?.title\n        presenter.reload()",
            rule: "view-formats-nothing"),
        Mutant(
            "a view imports MovieCatalog", in: "JSONMovieListView.swift", steps: 3...4, "import ConsoleUI",
            "import ConsoleUI\nimport MovieCatalog", rule: "view-knows-no-entity"),
        Mutant(
            "the view's contract knows Movie", in: "MovieListContract.swift", steps: 3...4,
            "    func didTapOnReload()", "    func didTapOnReload()\n    func show(_ movies: [Movie])",
            rule: "view-knows-no-entity"),
    ]
}
