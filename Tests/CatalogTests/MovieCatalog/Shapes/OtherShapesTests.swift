import MovieCatalog
import Testing

/// TMDB's pages, OMDb's records, imdbapi.dev's, and lists as other authors write them: known facts under other names.
struct OtherShapesTests {
    @Test(arguments: [
        FeedCase(
            "a page has results",
            """
            {"page": 1, "results": [{"adult": false, "backdrop_path": null, "genre_ids": [18, 80], "id": 238,
             "overview": "Two lines,\\r\\nas Windows ends them.", "popularity": 103.677, "poster_path": null,
             "release_date": "1972-03-14", "title": "The Godfather", "vote_average": 8.7, "vote_count": 16534}],
             "total_pages": 516, "total_results": 10318}
            """, Movie(title: "The Godfather", year: 1972, rating: 8.7, votes: 16_534)),
        FeedCase(
            "a bare list may hold its records",
            #"[{"title": "Heat", "release_date": "1995-12-15", "vote_average": 7.9, "vote_count": 6500}]"#,
            Movie(title: "Heat", year: 1995, rating: 7.9, votes: 6_500)),
        FeedCase(
            "a rating may be whole or floating, and a release date empty or null",
            """
            {"results": [{"title": "A", "release_date": "", "vote_average": 8},
             {"title": "B", "release_date": null, "vote_average": 10.0}, {"title": "C", "vote_average": 1e1}]}
            """, Movie(title: "A", rating: 8), Movie(title: "B", rating: 10), Movie(title: "C", rating: 10)),
        FeedCase(
            "a zero without votes isn't a rating",
            #"{"results": [{"title": "Her", "vote_average": 0, "vote_count": 0}]}"#, Movie(title: "Her", votes: 0)),
        FeedCase("a page past the last one is an empty feed", #"{"page": 517, "results": []}"#),
    ])
    func `The Movie Database`(feed: FeedCase) throws { try feed.check() }

    private static let record = """
        {"Title": "The Shawshank Redemption", "Year": "1994", "Runtime": "142 min", "Genre": "Crime, Drama",
         "Director": "Frank Darabont", "imdbRating": "9.3", "imdbVotes": "2,559,562", "imdbID": "tt0111161",
         "Type": "movie", "DVD": "N/A", "Response": "True"}
        """
    private static let shawshank = Movie(
        title: "The Shawshank Redemption", year: 1994, rating: 9.3, votes: 2_559_562, director: "Frank Darabont",
        runtimeMinutes: 142, genres: ["Crime", "Drama"])

    @Test(arguments: [
        FeedCase("a record may come alone", record, shawshank),
        FeedCase("or in a list", "[\(record)]", shawshank),
        FeedCase("or as a search result", #"{"Search": [\#(record)], "totalResults": "1"}"#, shawshank),
        FeedCase(
            "a fact marked as N/A is missing, without a remark",
            """
            {"Title": "Unseen", "Year": "N/A", "Runtime": "N/A", "Genre": "N/A", "Director": "N/A",
             "imdbRating": "N/A", "imdbVotes": "N/A", "imdbID": "tt1", "Type": "movie"}
            """, Movie(title: "Unseen")),
        FeedCase(
            "a series is left out",
            #"[\#(record), {"Title": "The Wire", "Year": "2002–2008", "imdbID": "tt2", "Type": "series"}]"#,
            shawshank, remarks: "1 of 2 entries left out: not a movie: 'series'"),
    ])
    func `OMDb`(feed: FeedCase) throws { try feed.check() }

    @Test(arguments: [
        FeedCase(
            "the rating is nested, and directors have display names",
            """
            {"titles": [{"id": "tt1", "type": "movie", "primaryTitle": "The Matrix", "startYear": 1999,
              "runtimeSeconds": 8190, "genres": ["Action", "Sci-Fi"], "rating": {"aggregateRating": 8.7, "voteCount": 9},
              "directors": [{"displayName": "Lana Wachowski"}, {"displayName": "Lilly Wachowski"}]},
             {"type": "tvSeries", "primaryTitle": "Dark", "rating": {}}], "nextPageToken": "a"}
            """,
            Movie(
                title: "The Matrix", year: 1999, rating: 8.7, votes: 9, director: "Lana Wachowski, Lilly Wachowski",
                runtimeMinutes: 136, genres: ["Action", "Sci-Fi"]),
            remarks: "1 of 2 entries left out: not a movie: 'tvSeries'")
    ])
    func `imdbapi.dev`(feed: FeedCase) throws { try feed.check() }

    @Test(arguments: [
        ("PT142M", 142), ("PT2H22M", 142), ("PT2H", 120), ("PT8520S", 142), ("PT142M59S", 142), ("142 min", 142),
        ("2h 22m", 142),
    ])
    func `a localized list has an original title, a duration and an imdbRating`(duration: String, minutes: Int) throws {
        let list = """
            [{"title": "Nyckeln till frihet", "year": "1994", "genres": ["Crime", "Drama"], "ratings": [9, 2],
              "duration": "\(duration)", "releaseDate": "1995-03-03", "averageRating": 0,
              "originalTitle": "The Shawshank Redemption", "imdbRating": 9.3}]
            """
        let key = Movie(
            title: "Nyckeln till frihet", year: 1994, rating: 9.3, runtimeMinutes: minutes, genres: ["Crime", "Drama"])
        try FeedCase(duration, list, key).check()
    }
}
