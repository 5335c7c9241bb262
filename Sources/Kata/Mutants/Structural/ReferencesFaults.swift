import Structure

extension Fault {
    static let references = [
        Fault(
            "the presenter holds the view", rule: "holds-nobody-above", steps: .presenter ... .interactor,
            in: "MovieListPresenter.swift", find: "    func reload() {",
            replace: "    weak var view: (any MovieListView)?\n\n    func reload() {"),
        Fault(
            "the router holds the presenter", rule: "holds-nobody-above", steps: .router ... .interactor,
            in: "MovieListRouter.swift", find: "    weak var view",
            replace: "    var presenter: (any MovieListPresenter)?\n    weak var view"),
        Fault(
            "the presenter holds its delegate, a view, strongly", rule: "holds-nobody-above",
            steps: .presenter ... .interactor, in: "TextMovieListView.swift", find: "final class",
            replace: """
                protocol Listener: AnyObject {}
                extension TextMovieListView: Listener {}
                extension TopMovieDetailPresenter { final class Bell { var listener: (any Listener)? } }
                final class
                """),
        Fault(
            "the router's reference to the view is strong", rule: "weak-view", steps: .router ... .interactor,
            in: "MovieListRouter.swift", find: "weak var view", replace: "var view"),
        Fault(
            "the router keeps the navigator", rule: "weak-view", steps: .router ... .interactor,
            in: "MovieListRouter.swift", find: "    weak var view",
            replace: "    var stack: Navigator?\n    weak var view"),
        Fault(
            "a view does not keep its subscription", rule: "subscription-is-kept", in: "TextMovieListView.swift",
            find: "subscription = ", replace: "_ = "),
        Fault(
            "a presenter does not keep its subscription", rule: "subscription-is-kept",
            steps: .presenter ... .interactor,
            in: "MovieListPresenter.swift", find: "        self.viewModel = viewModel",
            replace: "        self.viewModel = viewModel\n        _ = viewModel.movies\n            .observe { _ in }"),
    ]
}
