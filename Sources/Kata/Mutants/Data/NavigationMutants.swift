extension Mutant {
    private static let router = "MovieListRouter.swift"
    private static let module = "MovieListModule.swift"
    private static let push = "        view.navigator?.push(MovieDetailModule.makeView(for: movie, on: view.console))\n"

    static let navigation = [
        Mutant(
            "keeps its view alive", in: router, steps: 3...4, "weak var view", "var view",
            law: "no-leak-after-navigation"),
        Mutant("knows no way", in: router, steps: 3...4, push, "        _ = view\n", law: "router-shows"),
        Mutant("goes the way twice", in: router, steps: 3...4, push, push + push, law: "open-the-right-one"),
        Mutant(
            "is not told of its view", in: module, steps: 3...4, "                router.view = view\n", "",
            law: "open"),
        Mutant(
            "is told of its view when that is made", in: module, steps: 3...4, "                router.view = view\n",
            "", and: ("        view.commands = [", "        router.view = view\n        view.commands = ["),
            law: "open-where-tapped"),
        Mutant(
            "opens nothing", in: "TextMovieListView.swift", steps: 1...2,
            "        navigator?.push(MovieDetailModule.makeView(for: movie, on: console))\n", "", law: "open"),
        Mutant(
            "opens the one after", in: module, "view?.didTapOnMovie(at: row)", "view?.didTapOnMovie(at: row + 1)",
            law: "open-the-right-one"),
        Mutant(
            "always opens the first", in: module, "view?.didTapOnMovie(at: row)", "view?.didTapOnMovie(at: row * 0)",
            law: "open-the-right-one"),
        Mutant(
            "does not hear of a reload", in: module, "view?.didTapOnReload()", "_ = view", law: "reload"),
        Mutant(
            "is kept alive by its own command", in: module, "[weak view] in view?.didTapOnReload()",
            "view.didTapOnReload()", law: "no-leak"),
        Mutant(
            "speaks text where JSON belongs", in: module, "case .json: JSON", "case .json: Text",
            law: "loads-on-appearing"),
        Mutant(
            "shows details as text where JSON belongs", in: "MovieDetailModule.swift", "case .json: JSON",
            "case .json: Text", law: "open"),
    ]
}
