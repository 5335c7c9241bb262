import MovieCatalog
import Testing

/// Apple's RSS feed, version 1: `feed.results[]`, flat.
struct ITunesV1Tests {
    @Test func `a movie is read with its title, artist, genres and year`() throws {
        let movie = """
            {"artistName": "Fede \\u00c1lvarez", "id": "1", "releaseDate": "2018-11-09", "kind": "movie",
             "name": "The Girl In the Spider's Web", "url": "https:\\/\\/itunes.apple.com\\/us\\/movie",
             "genres": [{"genreId": "4401", "name": "Action & Adventure", "url": ""}, {"name": "Movies"}]}
            """
        let feed = try MovieFeed(json: Self.feed(movie))

        let girl = Movie(
            title: "The Girl In the Spider's Web",
            year: 2018,
            director: "Fede Álvarez",
            genres: ["Action & Adventure"]
        )
        #expect(feed == MovieFeed(movies: [girl]))
    }

    @Test func `a bundle counts as a movie, but its artist is a company and no director`() throws {
        let bundle = #"{"kind": "movieBundle", "name": "John Wick - Double Feature", "artistName": "Lions Gate"}"#
        let feed = try MovieFeed(json: Self.feed(bundle))

        #expect(feed.movies == [Movie(title: "John Wick - Double Feature")])
    }

    @Test func `escaped slashes are slashes`() throws {
        let movie = #"{"kind": "movie", "name": "Face\/Off"}"#
        let feed = try MovieFeed(json: Self.feed(movie))

        #expect(feed.movies == [Movie(title: "Face/Off")])
    }

    @Test func `the chart keeps its order`() throws {
        let movies = ["Serenity", "Arctic", "The Mule"].map { #"{"kind": "movie", "name": "\#($0)"}"# }
        let feed = try MovieFeed(json: Self.feed(movies.joined(separator: ",")))

        #expect(feed.movies == [Movie(title: "Serenity"), Movie(title: "Arctic"), Movie(title: "The Mule")])
    }

    @Test func `songs and albums are left out`() throws {
        let results = """
            {"kind": "song", "name": "Hello"}, {"kind": "movie", "name": "Arctic"},
            {"kind": "album", "name": "25"}, {"kind": "song", "name": "Skyfall"}
            """
        let feed = try MovieFeed(json: Self.feed(results))

        #expect(feed.movies == [Movie(title: "Arctic")])
        #expect(feed.remarks == ["3 of 4 entries left out: not a movie: 'song' (2), not a movie: 'album' (1)"])
    }

    @Test func `a broken genre loses only itself`() throws {
        let movie = #"{"name": "Heat", "genres": [{"name": "Crime"}, null, 7, {"genreId": "1"}, {"name": "Drama"}]}"#
        let feed = try MovieFeed(json: Self.feed(movie))

        #expect(feed.movies == [Movie(title: "Heat", genres: ["Crime", "Drama"])])
    }

    private static func feed(_ results: String) -> String {
        #"{"feed": {"title": "Top Films", "results": [\#(results)]}}"#
    }
}
