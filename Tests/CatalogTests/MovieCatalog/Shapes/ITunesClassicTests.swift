import MovieCatalog
import Testing

/// Apple's classic RSS feed: `feed.entry[]`, in which every scalar is an object with a label.
struct ITunesClassicTests {
    @Test func `a movie is read with its title, artist, category and year`() throws {
        let feed = try MovieFeed(json: Self.feed(entries: "[\(Self.martian)]"))

        let martian = Movie(title: "The Martian", year: 2015, director: "Ridley Scott", genres: ["Sci-Fi & Fantasy"])
        #expect(feed == MovieFeed(movies: [martian]))
    }

    @Test func `a chart keeps its order and gives no ranks`() throws {
        let entries = ["Zootopia", "Deadpool", "Alien"].map { #"{"im:name": {"label": "\#($0)"}}"# }
        let feed = try MovieFeed(json: Self.feed(entries: "[\(entries.joined(separator: ","))]"))

        #expect(feed.movies == [Movie(title: "Zootopia"), Movie(title: "Deadpool"), Movie(title: "Alien")])
    }

    @Test func `a single item arrives as an object instead of a list`() throws {
        let feed = try MovieFeed(json: Self.feed(entries: Self.martian))
        #expect(feed.movies.map(\.title) == ["The Martian"])
    }

    @Test(arguments: [#"{"feed": {}}"#, #"{"feed": {"title": {"label": "Top"}}}"#, #"{"feed": {"entry": null}}"#])
    func `a feed without entries has no movies, which isn't an error`(json: String) throws {
        let feed = try MovieFeed(json: json)
        #expect(feed == MovieFeed(movies: []))
    }

    @Test func `the artist may be absent`() throws {
        let feed = try MovieFeed(json: Self.feed(entries: #"[{"im:name": {"label": "Baraka"}}]"#))

        #expect(feed == MovieFeed(movies: [Movie(title: "Baraka")]))
    }

    @Test func `white space around title and artist is dropped`() throws {
        let entry = #"{"im:name": {"label": "\n Alien\t"}, "im:artist": {"label": "Ridley Scott "}}"#
        let feed = try MovieFeed(json: Self.feed(entries: entry))

        #expect(feed.movies == [Movie(title: "Alien", director: "Ridley Scott")])
    }

    @Test func `dates go back to 1947`() throws {
        let date = #"{"label": "1947-01-07T00:00:00-07:00", "attributes": {"label": "January 7, 1947"}}"#
        let entry = #"{"im:name": {"label": "It's a Wonderful Life"}, "im:releaseDate": \#(date)}"#
        let feed = try MovieFeed(json: Self.feed(entries: entry))

        #expect(feed.movies.first?.year == 1947)
    }

    @Test func `a music entry between movies is left out`() throws {
        let song = #"{"im:name": {"label": "Hello"}, "im:contentType": {"attributes": {"term": "Music"}}}"#
        let feed = try MovieFeed(json: Self.feed(entries: "[\(song), \(Self.martian)]"))

        #expect(feed.movies.map(\.title) == ["The Martian"])
        #expect(feed.remarks == ["1 of 2 entries left out: not a movie: 'Music'"])
    }

    @Test func `a song chart is refused, saying what it lists`() throws {
        let song = #"{"im:name": {"label": "Hello"}, "im:contentType": {"attributes": {"term": "Music"}}}"#
        let error = #expect(throws: MovieServiceError.self) {
            try MovieFeed(json: Self.feed(entries: "[\(song), \(song)]"))
        }

        let message = """
            'feed.json' has no movies in this feed: 2 of 2 entries left out: not a movie: 'Music'; \
            choose one that lists movies with their titles.
            """
        #expect(error == MovieServiceError(kind: .notAMovieFeed, message: message))
    }

    private static let martian = """
        {
          "im:name": {"label": "The Martian"},
          "im:image": [{"label": "https://example.com/60x60.jpg", "attributes": {"height": "60"}}],
          "summary": {"label": "Alone on Mars."},
          "im:contentType": {"attributes": {"term": "Movie", "label": "Movie"}},
          "category": {"attributes": {"im:id": "4413", "term": "Sci-Fi & Fantasy", "label": "Sci-Fi & Fantasy"}},
          "im:artist": {"label": "Ridley Scott", "attributes": {"href": "https://example.com/artist"}},
          "im:releaseDate": {"label": "2015-10-02T00:00:00-07:00", "attributes": {"label": "October 2, 2015"}}
        }
        """

    private static func feed(entries: String) -> String {
        #"{"feed": {"author": {"name": {"label": "iTunes Store"}}, "entry": \#(entries)}}"#
    }
}
