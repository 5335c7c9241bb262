extension Mutant {
    private static let router = "MovieListRouter.swift"
    private static let module = "MovieListModule.swift"
    private static let text = "TextMovieListView.swift"
    private static let json = "JSONMovieListView.swift"
    private static let push =
        "        view.navigator?.push(MovieDetailModule(movie: movie).makeView(on: view.console))\n"

    static let navigation = [
        Mutant(
            "keeps its view alive", in: router, steps: 3...4, "weak var view", "var view",
            law: "no-leak-after-navigation"),
        Mutant("knows no way", in: router, steps: 3...4, push, "        _ = view\n", law: "router-shows"),
        Mutant("goes the way twice", in: router, steps: 3...4, push, push + push, law: "open-the-right-one"),
        Mutant(
            "is not told of its view", in: module, steps: 3...4, "        router.view = view\n", "", law: "open"),
        Mutant(
            "shares its router among views", in: module, steps: 3...4,
            "        let router = DefaultMovieListRouter()\n", "",
            and: (
                "    /// Returns a view", "    private let router = DefaultMovieListRouter()\n\n    /// Returns a view"
            ),
            law: "open-where-tapped"),
        Mutant(
            "opens nothing", in: text, steps: 1...2,
            "        navigator?.push(MovieDetailModule(movie: movie).makeView(on: console))\n", "", law: "open"),
        Mutant(
            "opens the one after", in: text, "self?.didTapOnMovie(at: row)", "self?.didTapOnMovie(at: row + 1)",
            law: "open-the-right-one"),
        Mutant(
            "always opens the first", in: json, "self?.didTapOnMovie(at: row)", "self?.didTapOnMovie(at: row * 0)",
            law: "open-the-right-one"),
        Mutant(
            "does not hear of a reload", in: json, "self?.didTapOnReload()", "_ = self", law: "reload"),
        Mutant(
            "is kept alive by its own command", in: text, "[weak self] in self?.didTapOnReload()",
            "self.didTapOnReload()", law: "no-leak"),
        Mutant(
            "speaks text where JSON belongs", in: module, "case .json: JSON", "case .json: Text",
            law: "loads-on-appearing"),
        Mutant(
            "shows details as text where JSON belongs", in: "MovieDetailModule.swift", "case .json: JSON",
            "case .json: Text", law: "open"),
    ]
}
