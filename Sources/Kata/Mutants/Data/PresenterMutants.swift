extension Mutant {
    private static let words = "MoviePresentation.swift"
    private static let file = "MovieListPresenter.swift"

    static let presenter = [
        Mutant(
            "takes an unknown year for 0", in: words, steps: 2...4, "movie.year?.description ?? \"–\"",
            "(movie.year ?? 0).description", law: "unknown-facts"),
        Mutant(
            "takes an unknown rating for 0", in: words, steps: 2...4,
            "movie.rating.map { String(format: \"%.1f\", $0) } ?? \"–\"",
            "String(format: \"%.1f\", movie.rating ?? 0)", law: "unknown-facts"),
        Mutant("rounds a rating too far", in: words, steps: 2...4, "%.1f", "%.0f", law: "presenter-words"),
        Mutant(
            "takes an hour for 100 minutes", in: words, steps: 2...4, "\\($0 / 60) h", "\\($0 / 100) h",
            law: "presenter-words"),
        Mutant(
            "shows votes as they come", in: words, steps: 2...4,
            ".formatted(.number.locale(Locale(identifier: \"en_US\")))", ".description", law: "open"),
        Mutant(
            "shows one genre", in: words, steps: 2...4, "movie.genres.joined(separator: \", \")", "movie.genres[0]",
            law: "open"),
        Mutant(
            "smooths a title", in: words, steps: 2...4, "title = movie.title",
            "title = movie.title.replacing(\"\\n\", with: \" \")", law: "harmless-titles"),
        Mutant(
            "opens from the first list it saw", in: file, steps: 2...4, "viewModel.movies.value.item(at: index)",
            "first.item(at: index)",
            and: ("    func reload() {", "    private lazy var first = viewModel.movies.value\n\n    func reload() {"),
            law: "open-after-reload"),
        Mutant(
            "is kept alive by the layer below", in: file, steps: 2...4,
            "        presentations = viewModel.movies.map { $0.map(MoviePresentation.init) }\n    }\n",
            "        presentations = viewModel.movies.map { $0.map(MoviePresentation.init) }\n"
                + "        kept = viewModel.movies.observe { _ in _ = self }\n    }\n\n"
                + "    private var kept: AnyObject?\n", law: "presenter-goes"),
        Mutant(
            "reloads nothing", in: file, steps: 2...4, "{ viewModel.fetchMovies() }", "{}",
            law: "presenter-reloads"),
        Mutant(
            "reloads twice", in: file, steps: 2...4, "{ viewModel.fetchMovies() }",
            "{\n        viewModel.fetchMovies()\n        viewModel.fetchMovies()\n    }", law: "presenter-reloads"),
        Mutant(
            "takes the movie after the chosen one", in: file, steps: 2...4, "item(at: index)", "item(at: index + 1)",
            law: "presenter-selects"),
        Mutant(
            "misses every notification", in: file, steps: 2...4,
            "viewModel.movies.map { $0.map(MoviePresentation.init) }",
            "Subject(viewModel.movies.value.map(MoviePresentation.init)).observable", law: "presenter-follows"),
        Mutant(
            "asks on its own account", in: file, steps: 2...4, "        self.viewModel = viewModel\n",
            "        self.viewModel = viewModel\n        viewModel.fetchMovies()\n", law: "presenter-follows"),
        Mutant(
            "shows movies while they are loaded anew", in: file, steps: 2...4,
            "viewModel.movies.map { $0.map(MoviePresentation.init) }",
            "{\n            var last = LoadState<MoviePresentation>.loading\n"
                + "            return viewModel.movies.map { state in\n"
                + "                if state != .loading { last = state.map(MoviePresentation.init) }\n"
                + "                return last\n            }\n        }()", law: "open-while-loading"),
    ]
}
