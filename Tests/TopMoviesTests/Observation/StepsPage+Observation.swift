nonisolated extension StepsPage {
    /// The text on the twin.
    static let observation = StepsPage(path: "Steps/observation.md")

    /// The promises: the rows that begin with a promise's number, up to what tells why.
    var promises: [String] {
        get throws {
            try lines.compactMap { line in
                line.firstMatch(of: /^\| [0-9–] \| `[a-z-]+` \| [^|]+ \| [^|]+ \|/).map { String($0.0) }
            }
        }
    }
}
