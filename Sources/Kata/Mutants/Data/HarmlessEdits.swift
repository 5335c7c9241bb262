extension Mutant {
    /// Edits that change nothing that anybody can see: the laws judge behaviour, not spelling or order.
    static let harmless = [
        Mutant(
            "has a comment that mentions print", in: "TextMovieListView.swift", "    private func show(",
            "    // print(movies) and navigator.push(movie) would be shorter.\n    private func show(", law: nil),
        Mutant(
            "has another private name", in: "JSONMovieListView.swift", steps: 2...4, "private var subscription",
            "private var token", and: ("        subscription = p", "        token = p"),
            ("{ subscription = nil }", "{ token = nil }"), law: nil),
        Mutant(
            "has its members in another order", in: "MovieListViewModel.swift", "    deinit { fetch?.cancel() }\n\n",
            "", and: ("    private static func", "    deinit { fetch?.cancel() }\n\n    private static func"),
            law: nil),
        Mutant(
            "says the same in more words", in: "MovieListPresenter.swift", steps: 2...4,
            "{ $0.map(MoviePresentation.init) }", "{ movies in movies.map { MoviePresentation($0) } }", law: nil),
    ]
}
