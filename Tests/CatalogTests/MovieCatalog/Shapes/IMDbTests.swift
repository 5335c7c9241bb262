import MovieCatalog
import Testing

/// imdb-api: `items[]` with `imDbRating`, or the bare list, in which everything is a string.
struct IMDbTests {
    private static let item = """
        {"id": "tt0111161", "rank": "1", "title": "The Shawshank Redemption", "year": "1994",
         "fullTitle": "The Shawshank Redemption (1994)", "image": "https://example.com/1.jpg",
         "crew": "Frank Darabont (dir.), Tim Robbins, Morgan Freeman",
         "imDbRating": "9.2", "imDbRatingCount": "2611538"}
        """
    private static let shawshank = Movie(
        rank: 1, title: "The Shawshank Redemption", year: 1994, rating: 9.2, votes: 2_611_538,
        director: "Frank Darabont")

    @Test(arguments: [
        FeedCase(
            "strings are read as the numbers they spell", #"{"items": [\#(item)], "errorMessage": ""}"#, shawshank),
        FeedCase("a bare list is read like one in an envelope", "[\(item)]", shawshank),
        FeedCase(
            "all directors of the crew are named, and no one else",
            """
            [{"title": "The Matrix", "crew": "Lana Wachowski (dir.), Lilly Wachowski (dir.), Keanu Reeves",
              "imDbRating": "8.7"}]
            """, Movie(title: "The Matrix", rating: 8.7, director: "Lana Wachowski, Lilly Wachowski")),
        FeedCase(
            "a crew without a director names no one",
            #"[{"title": "Baraka", "crew": "Keanu Reeves", "imDbRating": "8.5"}]"#, Movie(title: "Baraka", rating: 8.5)),
        FeedCase(
            "an unrated movie has no rating, without a remark",
            #"[{"title": "Dune", "imDbRating": "", "imDbRatingCount": "0"}]"#, Movie(title: "Dune", votes: 0)),
        FeedCase(
            "a rank may be a number",
            #"[{"rank": 3, "title": "C", "imDbRating": "9.9"}, {"rank": 1, "title": "A", "imDbRating": "1.0"}]"#,
            Movie(rank: 3, title: "C", rating: 9.9), Movie(rank: 1, title: "A", rating: 1)),
        FeedCase(
            "ranks count only where every item has one",
            #"[{"rank": "2", "title": "A", "imDbRating": ""}, {"title": "B", "imDbRating": ""}]"#,
            Movie(title: "A"), Movie(title: "B")),
        FeedCase(
            "an absurd rank invalidates all ranks",
            #"[{"rank": "0", "title": "A", "imDbRating": ""}, {"rank": "1", "title": "B", "imDbRating": ""}]"#,
            Movie(title: "A"), Movie(title: "B"), remarks: "1 value out of range ignored: rank"),
        FeedCase(
            "an error message beside items isn't an error", #"{"items": [\#(item)], "errorMessage": "Slow down"}"#,
            shawshank),
        FeedCase("no items without an error message are an empty feed", #"{"items": [], "errorMessage": ""}"#),
    ])
    func `imdb-api`(feed: FeedCase) throws { try feed.check() }
}
