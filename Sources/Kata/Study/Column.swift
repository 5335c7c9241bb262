/// A column of the study: a step, or the view model that does the formatting, with or without a router.
struct Column: Equatable {
    /// The name of the column's patches, such as "1b", and its name in the tables.
    let name, title: String
    /// The column's sources, and the test file for its layers, if they're tested on their own.
    let folder, tests: String

    static let all = [
        Column("1", "1 MVVM", "1-MVVM"), Column("1b", "1b MVVM", "1b-MVVM"),
        Column("1b-router", "1b + router", "1b-Router"), Column("2", "2 Presenter", "2-Presenter"),
        Column("3", "3 Router", "3-Router"),
    ]

    private init(_ name: String, _ title: String, _ folder: String) {
        (self.name, self.title, self.folder) = (name, title, "Sources/TopMovies/\(folder)/")
        tests = "Tests/TopMoviesTests/Layers/Step\(name)Layers.swift"
    }

    /// Whether two columns cost the same, as far as line counts can show: within 5 lines, or a tenth.
    static func isTie(_ one: Int, _ other: Int) -> Bool { abs(one - other) <= max(5, min(one, other) / 10) }
}
