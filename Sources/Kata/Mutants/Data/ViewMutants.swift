extension Mutant {
    private static let text = "TextMovieListView.swift"
    private static let json = "JSONMovieListView.swift"
    private static let busy = "console.activity = state == .loading ? \"Loading the movies\" : nil"
    private static let bound = "presenter.presentations.bind(to: self) { view, movies in view.show("

    static let views = [
        Mutant(
            "does not keep its subscription", in: text, "        subscription = ", "        _ = ", law: "view-shows"),
        Mutant("goes on drawing when covered", in: json, "{ subscription = nil }", "{}", law: "view-rests"),
        Mutant(
            "does not load", in: text, "        ]\n        didTapOnReload()\n", "        ]\n",
            law: "loads-on-appearing"),
        Mutant(
            "loads whenever it appears", in: json, "viewWillAppear() {\n",
            "viewWillAppear() {\n        didTapOnReload()\n", law: "back"),
        Mutant(
            "keeps itself alive by its subscription", in: json, steps: 2...4, bound + "movies.map(view.labels)) }",
            "presenter.presentations.observe { [self] movies in show(movies.map(labels)) }", law: "view-goes"),
        Mutant("has no rows", in: json, "        rowCount = state.items.count\n", "", law: "view-counts-rows"),
        Mutant(
            "keeps rows that are gone", in: text, "        rowCount = state.items.count\n",
            "        if !state.items.isEmpty { rowCount = state.items.count }\n", law: "view-counts-rows"),
        Mutant(
            "has a row too many", in: json, "rowCount = state.items.count",
            "rowCount = state.items.isEmpty ? 0 : state.items.count + 1", law: "out-of-range"),
        Mutant(
            "is kept alive by a command it got on a failure", in: text, "case .failed(let reason): ",
            "case .failed(let reason): commands.append(Command(\"again\", \"\") { self.didTapOnReload() }); ",
            law: "no-leak-after-failure"),
        Mutant(
            "is kept alive by a command it got on a tap", in: json, "    func didTapOnMovie(at index: Int) {",
            "    func didTapOnMovie(at index: Int) {\n"
                + "        commands.append(Command(\"again\", \"\") { self.didTapOnReload() })\n       ",
            law: "no-leak-after-navigation"),
        Mutant(
            "is kept alive by a command it got on a reload", in: text, "    func didTapOnReload() {",
            "    func didTapOnReload() {\n        if rowCount > 0 {\n"
                + "            commands.append(Command(\"again\", \"\") { self.didTapOnReload() })\n        }\n       ",
            law: "no-leak"),
        Mutant("is never busy", in: text, "        \(busy)\n", "", law: "busy-while-loading"),
        Mutant("is always busy", in: json, busy, "console.activity = \"Loading\"", law: "busy-while-loading"),
        Mutant(
            "is silent about an empty list", in: text, "console.write(\"No movies to show\")", "break", law: "empty"),
        Mutant("takes a failure for an empty list", in: json, "Page(failure: reason)", "Page()", law: "failure"),
        Mutant(
            "hides why it failed", in: text, "The movies could not be loaded. \\(reason)",
            "The movies could not be loaded. \\(reason.count)", law: "failure"),
        Mutant(
            "draws twice", in: json, "console.write(json: Page(movies: movies))",
            "console.write(json: Page(movies: movies)); console.write(json: Page(movies: movies))",
            law: "loads-on-appearing"),
        Mutant(
            "mixes up two facts", in: json, steps: 2...4, "\"year\": movie.year", "\"year\": movie.rating",
            law: "loads-on-appearing"),
        Mutant(
            "leaves out a fact of the details", in: "TextMovieDetailView.swift", steps: 2...4,
            "        console.write(\"Votes     \\(movie.votes)\")\n", "", law: "open"),
        Mutant(
            "puts a rating into words in its own way", in: json, steps: 1...1, "%.1f", "%.2f",
            law: "loads-on-appearing"),
    ]
}
