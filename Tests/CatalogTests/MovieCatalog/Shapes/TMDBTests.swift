import MovieCatalog
import Testing

/// A page of The Movie Database: `results[]` with `vote_average`.
struct TMDBTests {
    @Test func `a movie is read with its rating and votes`() throws {
        let page = """
            {"page": 1, "results": [{"adult": false, "backdrop_path": null, "genre_ids": [18, 80], "id": 238,
             "overview": "Two lines,\\r\\nas Windows ends them.", "popularity": 103.677, "poster_path": null,
             "release_date": "1972-03-14", "title": "The Godfather", "vote_average": 8.7, "vote_count": 16534}],
             "total_pages": 516, "total_results": 10318}
            """
        let feed = try MovieFeed(json: page)

        let godfather = Movie(title: "The Godfather", year: 1972, rating: 8.7, votes: 16_534)
        #expect(feed == MovieFeed(movies: [godfather]))
    }

    @Test(arguments: [("8", 8.0), ("8.5", 8.5), ("10.0", 10), ("1e1", 10)])
    func `a rating may be whole or floating`(number: String, rating: Double) throws {
        let page = #"{"results": [{"title": "Her", "vote_average": \#(number)}]}"#
        let feed = try MovieFeed(json: page)

        #expect(feed == MovieFeed(movies: [Movie(title: "Her", rating: rating)]))
    }

    @Test(arguments: [#""""#, "null"])
    func `a release date may be empty`(date: String) throws {
        let page = #"{"results": [{"title": "Her", "release_date": \#(date), "vote_average": 8}]}"#
        let feed = try MovieFeed(json: page)

        #expect(feed == MovieFeed(movies: [Movie(title: "Her", rating: 8)]))
    }

    @Test func `a zero without votes isn't a rating`() throws {
        let page = #"{"results": [{"title": "Her", "vote_average": 0, "vote_count": 0}]}"#
        let feed = try MovieFeed(json: page)

        #expect(feed == MovieFeed(movies: [Movie(title: "Her", votes: 0)]))
    }

    @Test func `a page past the last one is an empty feed`() throws {
        let feed = try MovieFeed(json: #"{"page": 517, "results": []}"#)
        #expect(feed == MovieFeed(movies: []))
    }
}
