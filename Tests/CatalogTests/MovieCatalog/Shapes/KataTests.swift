import MovieCatalog
import Testing

/// The kata's own shape: a list of objects, of which all but `title` is optional.
struct KataTests {
    @Test func `a movie is read with all its values`() throws {
        let list = """
            [{"title": "The Shawshank Redemption", "year": 1994, "rating": 9.3, "votes": 2909348,
              "director": "Frank Darabont", "runtimeMinutes": 142, "genres": ["Drama"]}]
            """
        let feed = try MovieFeed(json: list)

        let shawshank = Movie(
            title: "The Shawshank Redemption",
            year: 1994,
            rating: 9.3,
            votes: 2_909_348,
            director: "Frank Darabont",
            runtimeMinutes: 142,
            genres: ["Drama"]
        )
        #expect(feed == MovieFeed(movies: [shawshank]))
    }

    @Test(arguments: [
        #"{"title": "Heat"}"#,
        #"{"title": "Heat", "year": null, "rating": null, "votes": null, "director": null, "genres": null}"#,
        #"{"title": "Heat", "director": "", "year": "", "genres": [], "sequel": {"title": "Heat 2"}}"#,
        #"{"title": "Heat", "director": "N/A", "genres": "N/A", "rating": " ", "votes": "N/A", "runtimeMinutes": ""}"#,
    ])
    func `everything but the title may be missing, null, empty or not available`(entry: String) throws {
        let feed = try MovieFeed(json: "[\(entry)]")
        #expect(feed == MovieFeed(movies: [Movie(title: "Heat")]))
    }

    @Test func `numbers may arrive as text`() throws {
        let list = #"[{"title": "Heat", "year": "1995", "rating": "8.3", "votes": "700000", "runtimeMinutes": "170"}]"#
        let feed = try MovieFeed(json: list)

        let heat = Movie(title: "Heat", year: 1995, rating: 8.3, votes: 700_000, runtimeMinutes: 170)
        #expect(feed == MovieFeed(movies: [heat]))
    }

    @Test func `of duplicate keys the first one counts`() throws {
        let list = #"[{"title": "Heat", "title": "Cold", "year": 1995, "year": 1996}]"#
        let feed = try MovieFeed(json: list)

        #expect(feed.movies == [Movie(title: "Heat", year: 1995)])
    }

    @Test func `an empty list is an empty feed`() throws {
        let feed = try MovieFeed(json: "[]")
        #expect(feed == MovieFeed(movies: []))
    }

    @Test(arguments: ["प्यासा", "قیصر", "映画 賭󠄀ケグルイ", "Charged\u{202A})\u{202C}", "👩‍👩‍👧 7"])
    func `a title is read unchanged`(title: String) throws {
        let feed = try MovieFeed(json: #"[{"title": "\#(title)"}]"#)

        #expect(feed.movies == [Movie(title: title)])
    }

    @Test func `control characters in a title are preserved, too`() throws {
        let feed = try MovieFeed(json: #"[{"title": "A\u0000B\rC\u001b[2J"}]"#)

        #expect(feed.movies == [Movie(title: "A\u{0}B\rC\u{1B}[2J")])
    }
}
