extension Mutant {
    static let navigationFaults = [
        Mutant(
            "the view opens the details", in: "TextMovieListView.swift", steps: 3...4,
            "presenter.didSelectMovie(at: index)", "navigator?.push(Screen(console: console))",
            rule: "view-does-not-navigate"),
        Mutant(
            "the view makes the screen of the details", in: "JSONMovieListView.swift", steps: 3...4,
            "presenter.didSelectMovie(at: index)", "presenter.open(MovieDetailModule.makeView)",
            rule: "view-does-not-navigate"),
        Mutant(
            "the view asks the router by itself", in: "TextMovieListView.swift", steps: 3...4,
            "    private var subscription: Cancellable?",
            "    private var subscription: Cancellable?\n    var way: (any MovieListRouter)?",
            rule: "view-does-not-navigate"),
        Mutant(
            "the presenter pushes", in: "MovieListPresenter.swift", steps: 3...4, "router.showDetailView(for: movie)",
            "router.stack.push(movie)", rule: "router-navigates"),
    ]
}
