import Structure

extension Fault {
    static let navigation = [
        Fault(
            "the view opens the details", rule: "view-does-not-navigate", steps: .router ... .interactor,
            in: "TextMovieListView.swift", find: "presenter.didSelectMovie(at: index)",
            replace: "navigator?.push(Screen(console: console))"),
        Fault(
            "the view makes the screen of the details", rule: "view-does-not-navigate", steps: .router ... .interactor,
            in: "JSONMovieListView.swift", find: "presenter.didSelectMovie(at: index)",
            replace: "presenter.open(MovieDetailModule.makeView)"),
        Fault(
            "the view asks the router by itself", rule: "view-does-not-navigate", steps: .router ... .interactor,
            in: "TextMovieListView.swift", find: "    private var subscription: Cancellable?",
            replace: "    private var subscription: Cancellable?\n    var way: (any MovieListRouter)?"),
        Fault(
            "the presenter pushes", rule: "router-navigates", steps: .router ... .interactor,
            in: "MovieListPresenter.swift", find: "router.showDetailView(for: movie)",
            replace: "router.stack.push(movie)"),
    ]
}
