import MovieCatalog
import Testing

/// The kata's own shape: a list of objects, or an object on each line, of which all but `title` is optional.
struct KataTests {
    @Test(arguments: [
        FeedCase(
            "a movie has all its values",
            """
            [{"title": "The Shawshank Redemption", "year": 1994, "rating": 9.3, "votes": 2909348,
              "director": "Frank Darabont", "runtimeMinutes": 142, "genres": ["Drama"]}]
            """,
            Movie(
                title: "The Shawshank Redemption", year: 1994, rating: 9.3, votes: 2_909_348,
                director: "Frank Darabont", runtimeMinutes: 142, genres: ["Drama"])),
        FeedCase("everything but the title may be missing", #"[{"title": "Heat"}]"#, Movie(title: "Heat")),
        FeedCase(
            "or null", #"[{"title": "Heat", "year": null, "rating": null, "director": null, "genres": null}]"#,
            Movie(title: "Heat")),
        FeedCase(
            "or empty",
            #"[{"title": "Heat", "director": "", "year": "", "runtimeMinutes": "", "genres": [], "next": {"title": "B"}}]"#,
            Movie(title: "Heat")),
        FeedCase(
            "or not available",
            #"[{"title": "Heat", "director": "N/A", "genres": "N/A", "rating": " ", "votes": "N/A", "year": "N/A"}]"#,
            Movie(title: "Heat")),
        FeedCase(
            "numbers may arrive as text",
            #"[{"title": "Heat", "year": "1995", "rating": "8.3", "votes": "700000", "runtimeMinutes": "170"}]"#,
            Movie(title: "Heat", year: 1995, rating: 8.3, votes: 700_000, runtimeMinutes: 170)),
        FeedCase(
            "whole numbers may be spelled with a point or an exponent",
            #"[{"title": "Heat", "year": 1995.0, "votes": 7e5}]"#, Movie(title: "Heat", year: 1995, votes: 700_000)),
        FeedCase(
            "of duplicate keys the first one counts",
            #"[{"title": "Heat", "title": "Cold", "year": 1995, "year": 1996}]"#, Movie(title: "Heat", year: 1995)),
        FeedCase("an empty list is an empty feed", "[]"),
        FeedCase(
            "a rank gives the order, and lists may be texts and texts lists",
            """
            [{"rank": 2, "title": "Heat", "genres": "Drama, Crime", "director": ["Michael Mann"], "votes": "1,234"},
             {"rank": "1", "title": "Alien", "rating": "8,5", "genres": "Horror", "runtimeMinutes": "1h57"}]
            """, Movie(rank: 2, title: "Heat", votes: 1_234, director: "Michael Mann", genres: ["Drama", "Crime"]),
            Movie(rank: 1, title: "Alien", rating: 8.5, runtimeMinutes: 117, genres: ["Horror"])),
    ])
    func `a list`(feed: FeedCase) throws { try feed.check() }

    @Test(arguments: ["प्यासा", "قیصر", "映画 賭󠄀ケグルイ", "Charged\u{202A})\u{202C}", "👩‍👩‍👧 7", #"A\u0000B\rC\u001b[2J"#])
    func `a title is read unchanged, with its control characters`(title: String) throws {
        let text = title.hasPrefix("A") ? "A\u{0}B\rC\u{1B}[2J" : title
        try FeedCase(title, #"[{"title": "\#(title)"}]"#, Movie(title: text)).check()
    }

    @Test(arguments: ["\n", "\r\n", "\n\n", " \n "])
    func `objects may come one per line`(end: String) throws {
        let lines = [#"{"title": "Heat"}"#, #"{"title": "Alien", "year": 1979}"#, "{}", ""].joined(separator: end)
        try FeedCase(
            "lines", lines, Movie(title: "Heat"), Movie(title: "Alien", year: 1979),
            remarks: "1 of 3 entries left out: no title"
        ).check()
    }
}
