/// A column of the study: step 1, 2 or 3, or MVVM with the formatting in the view model, with or without a router.
struct Column: Equatable {
    /// The name of the column's patches, such as "1b", and its name in the tables.
    let name, title: String
    /// The folder with the column's sources, and the file, if any, with tests of single layers.
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

    /// Whether two line counts are too close to tell apart: within 5 lines or a tenth of each other.
    static func isTie(_ one: Int, _ other: Int) -> Bool { abs(one - other) <= max(5, min(one, other) / 10) }
}
