import MovieCatalog
import Testing

/// Apple's RSS feeds: the classic `feed.entry[]`, in which every scalar is an object with a label, and version 1,
/// `feed.results[]`, flat.
struct ITunesTests {
    private static let martian = """
        {"im:name": {"label": "The Martian"}, "summary": {"label": "Alone on Mars."},
         "im:image": [{"label": "https://example.com/60x60.jpg", "attributes": {"height": "60"}}],
         "im:contentType": {"attributes": {"term": "Movie", "label": "Movie"}},
         "category": {"attributes": {"im:id": "4413", "term": "Sci-Fi", "label": "Sci-Fi & Fantasy"}},
         "im:artist": {"label": "Ridley Scott", "attributes": {"href": "https://example.com/artist"}},
         "im:releaseDate": {"label": "2015-10-02T00:00:00-07:00", "attributes": {"label": "October 2, 2015"}}}
        """
    private static let theMartian = Movie(
        title: "The Martian", year: 2015, director: "Ridley Scott", genres: ["Sci-Fi & Fantasy"])
    private static let song = #"{"im:name": {"label": "Hello"}, "im:contentType": {"attributes": {"term": "Music"}}}"#

    @Test(arguments: [
        FeedCase(
            "a movie has a title, an artist, a category and a year",
            #"{"feed": {"author": {"name": {"label": "iTunes Store"}}, "entry": [\#(martian)]}}"#, theMartian),
        FeedCase(
            "a single item arrives as an object instead of a list", #"{"feed": {"entry": \#(martian)}}"#, theMartian),
        FeedCase(
            "a chart keeps its order and gives no ranks",
            #"{"feed": {"entry": [{"im:name": {"label": "Zootopia"}}, {"im:name": {"label": "Alien"}}]}}"#,
            Movie(title: "Zootopia"), Movie(title: "Alien")),
        FeedCase("a feed may have nothing", #"{"feed": {}}"#),
        FeedCase("a feed may have no entries", #"{"feed": {"title": {"label": "Top"}}}"#),
        FeedCase("entries may be null", #"{"feed": {"entry": null}}"#),
        FeedCase(
            "white space around title and artist is dropped",
            #"{"feed": {"entry": {"im:name": {"label": "\n Alien\t"}, "im:artist": {"label": "Ridley Scott "}}}}"#,
            Movie(title: "Alien", director: "Ridley Scott")),
        FeedCase(
            "dates go back to 1947",
            #"{"feed": {"entry": {"im:name": {"label": "A"}, "im:releaseDate": {"label": "1947-01-07T00:00:00-07:00"}}}}"#,
            Movie(title: "A", year: 1947)),
        FeedCase(
            "a music entry between movies is left out", #"{"feed": {"entry": [\#(song), \#(martian)]}}"#, theMartian,
            remarks: "1 of 2 entries left out: not a movie: 'Music'"),
    ])
    func `the classic feed`(feed: FeedCase) throws { try feed.check() }

    @Test func `a song chart is refused, saying what it lists`() throws {
        let message = """
            'feed.json' has no movies in this feed: 2 of 2 entries left out: not a movie: 'Music'; \
            choose one that lists movies with their titles.
            """
        #expect(try MovieFeed.refusal(of: #"{"feed": {"entry": [\#(Self.song), \#(Self.song)]}}"#) == message)
    }

    private static let girl = """
        {"artistName": "Fede \\u00c1lvarez", "id": "1", "releaseDate": "2018-11-09", "kind": "movie",
         "name": "The Girl In the Spider's Web", "url": "https:\\/\\/itunes.apple.com\\/us\\/movie",
         "genres": [{"genreId": "4401", "name": "Action & Adventure", "url": ""}, {"name": "Movies"}]}
        """

    @Test(arguments: [
        FeedCase(
            "a movie has a title, an artist, genres and a year",
            #"{"feed": {"title": "Top Films", "results": [\#(girl)]}}"#,
            Movie(
                title: "The Girl In the Spider's Web", year: 2018, director: "Fede Álvarez",
                genres: ["Action & Adventure"])),
        FeedCase(
            "a bundle counts as a movie, but its artist is a company and no director",
            #"{"feed": {"results": [{"kind": "movieBundle", "name": "John Wick", "artistName": "Lions Gate"}]}}"#,
            Movie(title: "John Wick")),
        FeedCase(
            "escaped slashes are slashes, and the chart keeps its order",
            #"{"feed": {"results": [{"kind": "movie", "name": "Face\/Off"}, {"name": "Arctic"}]}}"#,
            Movie(title: "Face/Off"), Movie(title: "Arctic")),
        FeedCase(
            "songs and albums are left out",
            """
            {"feed": {"results": [{"kind": "song", "name": "Hello"}, {"kind": "movie", "name": "Arctic"},
             {"kind": "album", "name": "25"}, {"kind": "song", "name": "Skyfall"}]}}
            """, Movie(title: "Arctic"),
            remarks: "3 of 4 entries left out: not a movie: 'song' (2), not a movie: 'album' (1)"),
        FeedCase(
            "a broken genre loses only itself",
            """
            {"feed": {"results": [{"name": "Heat",
             "genres": [{"name": "Crime"}, null, 7, {"genreId": "1"}, {"name": "Drama"}]}]}}
            """, Movie(title: "Heat", genres: ["Crime", "Drama"]),
            remarks: "2 of 4 genres could not be read: 7"),
    ])
    func `version 1`(feed: FeedCase) throws { try feed.check() }
}
