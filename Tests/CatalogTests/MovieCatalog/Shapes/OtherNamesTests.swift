import MovieCatalog
import Testing

/// Records as other sites and authors write them: known facts under other names, and in other spellings.
struct OtherNamesTests {
    @Test func `a bare list may hold TMDB's records`() throws {
        let list = """
            [{"title": "Heat", "release_date": "1995-12-15", "vote_average": 7.9, "vote_count": 6500}]
            """
        #expect(try MovieFeed(json: list).movies == [Movie(title: "Heat", year: 1995, rating: 7.9, votes: 6_500)])
    }

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
        #expect(try MovieFeed(json: list) == MovieFeed(movies: [key]))
    }

    private static let shawshank = """
        {"Title": "The Shawshank Redemption", "Year": "1994", "Runtime": "142 min", "Genre": "Crime, Drama",
         "Director": "Frank Darabont", "imdbRating": "9.3", "imdbVotes": "2,559,562", "imdbID": "tt0111161",
         "Type": "movie", "DVD": "N/A", "Response": "True"}
        """
    private static let key = Movie(
        title: "The Shawshank Redemption", year: 1994, rating: 9.3, votes: 2_559_562, director: "Frank Darabont",
        runtimeMinutes: 142, genres: ["Crime", "Drama"])

    @Test(arguments: [shawshank, "[\(shawshank)]", #"{"Search": [\#(shawshank)], "totalResults": "1"}"#])
    func `an OMDb record may come alone, in a list or as a search result`(json: String) throws {
        #expect(try MovieFeed(json: json) == MovieFeed(movies: [Self.key]))
    }

    @Test func `a fact that OMDb marks as N/A is missing, without a remark`() throws {
        let record = """
            {"Title": "Unseen", "Year": "N/A", "Runtime": "N/A", "Genre": "N/A", "Director": "N/A",
             "imdbRating": "N/A", "imdbVotes": "N/A", "imdbID": "tt1", "Type": "movie"}
            """
        #expect(try MovieFeed(json: record) == MovieFeed(movies: [Movie(title: "Unseen")]))
    }

    @Test func `a series is left out`() throws {
        let series = #"{"Title": "The Wire", "Year": "2002–2008", "imdbID": "tt2", "Type": "series"}"#
        let feed = try MovieFeed(json: "[\(Self.shawshank), \(series)]")
        #expect(feed.movies == [Self.key])
        #expect(feed.remarks == ["1 of 2 entries left out: not a movie: 'series'"])
    }

    @Test(arguments: [
        #"{"Response": "False", "Error": "No key."}"#, #"{"status_code": 7, "status_message": "No key."}"#,
    ])
    func `an error message of OMDb or TMDB is the reason`(json: String) throws {
        let error = #expect(throws: MovieServiceError.self) { try MovieFeed(json: json) }
        #expect(error?.message.contains("holds an error message instead of movies: 'No key.'; correct") == true)
    }

    @Test func `imdbapi.dev nests the rating and names the directors`() throws {
        let page = """
            {"titles": [{"id": "tt1", "type": "movie", "primaryTitle": "The Matrix", "startYear": 1999,
              "runtimeSeconds": 8190, "genres": ["Action", "Sci-Fi"], "rating": {"aggregateRating": 8.7, "voteCount": 9},
              "directors": [{"displayName": "Lana Wachowski"}, {"displayName": "Lilly Wachowski"}]},
             {"type": "tvSeries", "primaryTitle": "Dark", "rating": {}}], "nextPageToken": "a"}
            """
        let feed = try MovieFeed(json: page)
        let matrix = Movie(
            title: "The Matrix", year: 1999, rating: 8.7, votes: 9, director: "Lana Wachowski, Lilly Wachowski",
            runtimeMinutes: 136, genres: ["Action", "Sci-Fi"])
        #expect(feed == MovieFeed(movies: [matrix], remarks: ["1 of 2 entries left out: not a movie: 'tvSeries'"]))
    }

    @Test(arguments: ["\n", "\r\n", "\n\n", " \n "])
    func `objects may come one per line`(end: String) throws {
        let lines = [#"{"title": "Heat"}"#, #"{"title": "Alien", "year": 1979}"#, "{}", ""].joined(separator: end)
        let feed = try MovieFeed(json: lines)
        #expect(feed.movies == [Movie(title: "Heat"), Movie(title: "Alien", year: 1979)])
        #expect(feed.remarks == ["1 of 3 entries left out: no title"])
    }

    @Test(arguments: [
        (#"{"title": "Heat"} {"title": "Alien"}"#, "line 1, column 19"),
        ("{\"title\": \"Heat\"}\n{\"title\": \"Al", "line 2, column 14"),
        ("{\"title\": \"Heat\"}\n[]", "line 2, column 1"), ("{\"title\": \"Heat\"}\n7", "line 2, column 1"),
    ])
    func `anything else after an object is refused`(text: String, place: String) throws {
        let error = #expect(throws: MovieServiceError.self) { try MovieFeed(json: text) }
        #expect(error?.message.contains("is not valid JSON") == true && error?.message.contains(place) == true)
    }

    @Test func `a rank gives the order, and lists may be texts and texts lists`() throws {
        let list = """
            [{"rank": 2, "title": "Heat", "genres": "Drama, Crime", "director": ["Michael Mann"], "votes": "1,234"},
             {"rank": "1", "title": "Alien", "rating": "8,5", "genres": "Horror", "runtimeMinutes": "1h57"}]
            """
        let heat = Movie(rank: 2, title: "Heat", votes: 1_234, director: "Michael Mann", genres: ["Drama", "Crime"])
        let alien = Movie(rank: 1, title: "Alien", rating: 8.5, runtimeMinutes: 117, genres: ["Horror"])
        #expect(try MovieFeed(json: list) == MovieFeed(movies: [heat, alien]))
    }
}
