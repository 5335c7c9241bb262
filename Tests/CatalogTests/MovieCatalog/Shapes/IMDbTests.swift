import MovieCatalog
import Testing

/// imdb-api: `items[]` with `imDbRating`, or the bare list, in which everything is a string.
struct IMDbTests {
    @Test func `strings are read as the numbers they spell`() throws {
        let feed = try MovieFeed(json: #"{"items": [\#(Self.shawshank)], "errorMessage": ""}"#)

        let shawshank = Movie(
            rank: 1,
            title: "The Shawshank Redemption",
            year: 1994,
            rating: 9.2,
            votes: 2_611_538,
            director: "Frank Darabont"
        )
        #expect(feed == MovieFeed(movies: [shawshank]))
    }

    @Test func `a bare list is read like one in an envelope`() throws {
        let enveloped = try MovieFeed(json: #"{"items": [\#(Self.shawshank)]}"#)
        let feed = try MovieFeed(json: "[\(Self.shawshank)]")

        #expect(feed == enveloped)
    }

    @Test func `all directors of the crew are named, and no one else`() throws {
        let crew = "Lana Wachowski (dir.), Lilly Wachowski (dir.), Keanu Reeves"
        let feed = try MovieFeed(json: #"[{"title": "The Matrix", "crew": "\#(crew)", "imDbRating": "8.7"}]"#)

        #expect(feed.movies.first?.director == "Lana Wachowski, Lilly Wachowski")
    }

    @Test func `a crew without a director names no one`() throws {
        let feed = try MovieFeed(json: #"[{"title": "Baraka", "crew": "Keanu Reeves", "imDbRating": "8.5"}]"#)

        #expect(feed.movies == [Movie(title: "Baraka", rating: 8.5)])
    }

    @Test func `an unrated movie has no rating, without a remark`() throws {
        let feed = try MovieFeed(json: #"[{"title": "Dune", "imDbRating": "", "imDbRatingCount": "0"}]"#)

        #expect(feed == MovieFeed(movies: [Movie(title: "Dune", votes: 0)]))
    }

    @Test func `a rank may be a number, and gives the order`() throws {
        let list = """
            [{"rank": 3, "title": "C", "imDbRating": "9.9"}, {"rank": 1, "title": "A", "imDbRating": "1.0"},
             {"rank": 2, "title": "B", "imDbRating": "5.0"}]
            """
        let movies = try MovieFeed(json: list).movies

        #expect(movies.map(\.rank) == [3, 1, 2])
        #expect(movies.ranked().map(\.title) == ["A", "B", "C"])
    }

    @Test func `ranks count only where every item has one`() throws {
        let list = #"[{"rank": "2", "title": "A", "imDbRating": ""}, {"title": "B", "imDbRating": ""}]"#
        let feed = try MovieFeed(json: list)

        #expect(feed == MovieFeed(movies: [Movie(title: "A"), Movie(title: "B")]))
    }

    @Test func `an error message without items is the reason`() throws {
        let error = #expect(throws: MovieServiceError.self) {
            try MovieFeed(json: #"{"items": [], "errorMessage": "Invalid API Key"}"#)
        }

        let message = """
            'feed.json' holds an error message instead of movies: 'Invalid API Key'; \
            correct the request and fetch it again.
            """
        #expect(error == MovieServiceError(kind: .notAMovieFeed, message: message))
    }

    @Test func `an error message beside items isn't an error`() throws {
        let feed = try MovieFeed(json: #"{"items": [\#(Self.shawshank)], "errorMessage": "Slow down"}"#)

        #expect(feed.movies.map(\.title) == ["The Shawshank Redemption"])
    }

    @Test func `no items without an error message are an empty feed`() throws {
        let feed = try MovieFeed(json: #"{"items": [], "errorMessage": ""}"#)
        #expect(feed == MovieFeed(movies: []))
    }

    private static let shawshank = """
        {"id": "tt0111161", "rank": "1", "title": "The Shawshank Redemption", "year": "1994",
         "fullTitle": "The Shawshank Redemption (1994)", "image": "https://example.com/1.jpg",
         "crew": "Frank Darabont (dir.), Tim Robbins, Morgan Freeman",
         "imDbRating": "9.2", "imDbRatingCount": "2611538"}
        """
}
