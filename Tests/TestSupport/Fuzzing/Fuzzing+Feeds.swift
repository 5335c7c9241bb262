extension Fuzzing {
    /// Feeds in each shape that the catalog reads.
    public static let feeds = [
        #"""
        {"feed": {"entry": [
          {"im:name": {"label": "Big"}, "im:artist": {"label": "Penny Marshall "},
           "category": {"attributes": {"label": "Comedy"}}, "im:releaseDate": {"label": "1988-06-03T00:00:00-07:00"},
           "im:contentType": {"attributes": {"term": "Movie"}}},
          {"im:name": {"label": "Heat \ud83c\udfac"}, "im:contentType": {"attributes": {"term": "Movie"}}}
        ]}}
        """#,
        #"{"feed": {"results": [{"name": "Big \u0026 Co", "kind": "movie", "genres": [{"name": "Action"}]}]}}"#,
        #"""
        {"items": [{"rank": "2", "title": "B", "year": "1994", "imDbRating": "8.9", "imDbRatingCount": "2,559,562"},
          {"rank": "1", "title": "A", "imDbRating": "", "imDbRatingCount": "0", "crew": "X Y (dir.), Z"}],
         "errorMessage": ""}
        """#,
        #"""
        {"results": [{"title": "Low", "vote_average": 5, "vote_count": 30000, "release_date": ""},
          {"title": "High", "vote_average": 8.75, "vote_count": 30000, "release_date": "1999-03-30"}], "page": 1}
        """#,
        #"""
        {"Title": "Heat", "Year": "1995", "imdbRating": "8,3", "imdbVotes": "700,000", "imdbID": "tt0113277",
         "Type": "movie", "Runtime": "2h 50min", "Genre": "Crime, Drama", "Director": "N/A", "Response": "True"}
        """#,
        #"""
        {"titles": [{"primaryTitle": "Heat", "type": "movie", "startYear": 1995, "runtimeSeconds": 10200,
          "rating": {"aggregateRating": 8.3, "voteCount": 700000}, "directors": [{"displayName": "Michael Mann"}]}]}
        """#,
        "{\"title\": \"A\", \"rating\": 8.5, \"votes\": 9, \"runtime\": \"PT2H22M\"}\n"
            + "{\"title\": \"B\", \"year\": 1e3}\n",
        "\u{FEFF} " + #"[{"title": "Café \u001b[31m\u202e映画", "year": 99999}, {"no": "title"}]"#,
        #"[{"rank": 0, "title": "A", "year": 1887, "rating": 10.1, "votes": -1, "runtime": 0}, "#
            + #"{"rank": 2, "title": "B"}]"#,
        #"{"items": [], "errorMessage": "Invalid API Key"}"#, "[]",
    ]

    /// What means something in JSON, and in feeds.
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
