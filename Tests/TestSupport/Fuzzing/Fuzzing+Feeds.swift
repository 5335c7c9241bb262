extension Fuzzing {
    /// Feeds in every shape that the catalog supports.
    public static var feeds: [String] { get throws { try feedCases().map(\.json) } }

    /// Tokens that have a meaning in JSON or in a feed.
    public static let feedWords =
        [
            "null", "true", "false", "\"\"", "\"N/A\"", "[]", "{}", ",", ":", "\"", "\\u0000", "\\ud800", "\\udfff",
            "\\\"", "\\\\", "\\q", "{\"a\":1}", "\u{FEFF}", "\n", "1e400", "1e", "01", "1.", "-", "\" \"", "\"movie\"",
            "\"\\u00e9\"",
        ]
        + [
            "title", "Title", "primaryTitle", "originalTitle", "rank", "year", "rating", "votes", "imDbRating",
            "imdbID", "vote_average", "results", "entry", "feed", "items", "titles", "movies", "label", "kind", "name",
            "runtime", "genres", "director", "crew", "type", "averageRating", "(dir.)", "142 min", "12 of", "Series",
        ].map { "\"\($0)\"" }
}
