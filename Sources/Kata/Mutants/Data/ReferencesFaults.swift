extension Mutant {
    static let referencesFaults = [
        Mutant(
            "the presenter holds the view", in: "MovieListPresenter.swift", steps: 2...4, "    func reload() {",
            "    weak var view: (any MovieListView)?\n\n    func reload() {", rule: "holds-nobody-above"),
        Mutant(
            "the router holds the presenter", in: "MovieListRouter.swift", steps: 3...4, "    weak var view",
            "    var presenter: (any MovieListPresenter)?\n    weak var view", rule: "holds-nobody-above"),
        Mutant(
            "the presenter holds its delegate, a view, strongly", in: "TextMovieListView.swift", steps: 2...4,
            "final class",
            """
            protocol Listener: AnyObject {}
            extension TextMovieListView: Listener {}
            extension DefaultMovieDetailPresenter { final class Bell { var listener: (any Listener)? } }
            final class
            """, rule: "holds-nobody-above"),
        Mutant(
            "the router's reference to the view is strong", in: "MovieListRouter.swift", steps: 3...4, "weak var view",
            "var view", rule: "weak-view"),
        Mutant(
            "the router keeps the navigator", in: "MovieListRouter.swift", steps: 3...4, "    weak var view",
            "    var stack: Navigator?\n    weak var view", rule: "weak-view"),
        Mutant(
            "a view does not keep its subscription", in: "TextMovieListView.swift", "subscription = ", "_ = ",
            rule: "subscription-is-kept"),
        Mutant(
            "a presenter does not keep its subscription", in: "MovieListPresenter.swift", steps: 2...4,
            "        self.viewModel = viewModel",
            "        self.viewModel = viewModel\n        _ = viewModel.movies\n            .observe { _ in }",
            rule: "subscription-is-kept"),
    ]
}
