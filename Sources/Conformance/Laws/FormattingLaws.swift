import ConsoleUI
import MovieCatalog

nonisolated extension Law where Stage == TopMoviesStage {
    static let formatting = [
        Law(
            "unknown-facts",
            "An unknown fact is shown as a dash, never as a number."
        ) { stage in
            let window = await stage.open()
            // One unknown fact per row, since a dash for one fact says nothing about another.
            let undated = Movie(title: "Undated", rating: 7.5)
            let unrated = Movie(title: "Unrated", year: 1999)
            try await stage.answer(1, [undated, unrated])
            try await window.requireOutput(
                .list([
                    ["rank": "1", "title": "Undated", "year": "–", "rating": "7.5"],
                    ["rank": "2", "title": "Unrated", "year": "1999", "rating": "–"],
                ]))
            window.type("open 1")
            let facts = Layout.Facts.facts(["rank": "1", "title": "Undated", "rating": "7.5"])
            try await window.requireOutput(.detail(facts))
        },
        Law(
            "formats-facts",
            "List and details format every fact alike, whatever its value."
        ) { stage in
            let window = try await stage.openLoaded()
            let cases: [(movie: Movie, facts: Layout.Facts)] = [
                (Movie(title: "A", runtimeMinutes: 45), ["runtime": "0 h 45 min"]),
                (Movie(title: "B", runtimeMinutes: 60), ["runtime": "1 h 0 min"]),
                (Movie(title: "C", runtimeMinutes: 605), ["runtime": "10 h 5 min"]),
                (Movie(title: "D", rating: 10, votes: 0), ["rating": "10.0", "votes": "0"]),
                (Movie(title: "E", rating: 0, votes: 999), ["rating": "0.0", "votes": "999"]),
                (Movie(title: "F", rating: 8.25, votes: 1000), ["rating": "8.2", "votes": "1,000"]),
                (Movie(title: "L", rating: 8.35), ["rating": "8.3"]),
                (
                    Movie(title: "G", rating: 7.96, votes: 25_000_000),
                    ["rating": "8.0", "votes": "25,000,000"]
                ),
                (
                    Movie(title: "K", director: "Joel Coen, Ethan Coen"),
                    ["director": "Joel Coen, Ethan Coen"]
                ),
                (Movie(title: "H", genres: ["Noir"]), ["genres": "Noir"]),
                (
                    Movie(title: "I", genres: ["War", "Drama", "Crime"]),
                    ["genres": "War, Drama, Crime"]
                ),
                (
                    Movie(title: "J", year: 1902, director: "Georges Méliès"),
                    ["year": "1902", "director": "Georges Méliès"]
                ),
            ]
            for (movie, facts) in cases {
                let name = ["rank": "1", "title": movie.title]
                let facts = Layout.Facts.facts(name.merging(facts) { $1 })
                try await stage.reload(window, answering: [movie])
                try await window.requireOutput(.list([facts]))
                window.type("open 1")
                try await window.requireOutput(.detail(facts))
                window.type("back")
                _ = await window.newOutput()
            }
        },
        Law(
            "harmless-titles",
            "No control character or bidi override in a title reaches the output."
        ) { stage in
            let window = await stage.open()
            let title = "A\u{1B}[31m\u{202E}B\u{7}\u{9B}C\nD"
            try await stage.answer(1, [Movie(title: title, year: 1999)])
            let list = await window.newOutput()
            window.type("open 1")
            let details = window.takeOutput()
            let properties = (list + details).joined().unicodeScalars.map(\.properties)
            let harmful = properties.filter {
                $0.generalCategory == .control || $0.isBidiControl
            }
            let names = harmful.map { $0.nameAlias ?? $0.name }
            try require("output that a terminal obeys", names, is: [])
            guard window.console.format == .json else { return }
            let page = try window.page(Window.ListPage.self, in: list)
            try require("the title decoded from the JSON", page.movies.first?["title"], is: title)
        },
        Law(
            "words-as-they-are",
            "A movie's text is shown unchanged, whatever it contains."
        ) { stage in
            let window = await stage.open()
            let titles = [
                "M*A*S*H [1970]",
                #"C:\ <b> & "#,
                "_#1_ `so`",
                "(500) + {1} | ~2 = $3; ^4",
                "Amélie 🎬",
                "\"Quoted\"",
                "8½",
                "100 % Wolf",
                "Night of the Day of the Dawn of the Son of the Bride of the Return of the Revenge of the Terror",
            ]
            let movies = titles.map { Movie(title: $0, director: $0, genres: [$0]) }
            try await stage.answer(1, movies)
            let facts = zip(1..., titles).map { rank, title in
                Layout.Facts.facts([
                    "rank": "\(rank)",
                    "title": title,
                    "director": title,
                    "genres": title,
                ])
            }
            try await window.requireOutput(.list(facts))
            for movie in facts {
                window.type("open \(movie["rank", default: ""])")
                try await window.requireOutput(.detail(movie))
                window.type("back")
                _ = await window.newOutput()
            }
        },
        Law(
            "equal-titles",
            "Two movies with the same title stay two movies."
        ) { stage in
            let window = await stage.open()
            let years = [1959, 2016]
            try await stage.answer(1, years.map { Movie(title: "Ben-Hur", year: $0) })
            let facts = zip(1..., years).map { rank, year in
                Layout.Facts.facts(["rank": "\(rank)", "title": "Ben-Hur", "year": "\(year)"])
            }
            try await window.requireOutput(.list(facts))
            for (number, movie) in zip(1..., facts) {
                window.type("open \(number)")
                try await window.requireOutput(.detail(movie))
                window.type("back")
                _ = await window.newOutput()
            }
        },
        Law(
            "commands",
            "Help lists each screen's commands, and nothing else is printed."
        ) { stage in
            let window = try await stage.openLoaded()
            window.type("help")
            let help = window.takeDiagnostics().split(separator: "\n")
            let own = [
                "  reload    fetch the movies again",
                "  open N    show the details of movie N",
            ]
            try require("the list's commands", help.dropLast(3).map(String.init), is: own)
            window.type("open 1")
            window.type("help")
            let commands = window.takeDiagnostics().split(separator: "\n")
            try require("how many commands the details have", commands.count, is: 3)
        },
        Law(
            "heading-stands-out",
            "At a terminal, headings are bold and nothing else is."
        ) { stage in
            let window = await stage.open(isTerminal: true)
            try await stage.answer(1, [])
            var lines = await window.newOutput()
            await stage.reload(window)
            try await stage.fail(2, "No answer.")
            lines += await window.newOutput()
            // Another law checks whether an empty list has a heading.
            let none = lines.filter { $0.contains("\u{1B}") && !$0.contains("Top Movies") }
            await stage.reload(window)
            try await stage.answer(3, Stage.movies)
            let list = await window.newOutput()
            window.type("open 1")
            let bold = none + (list + window.takeOutput()).filter { $0.contains("\u{1B}") }
            // A draft has its own headings.
            guard !stage.isDraft else { return }
            let headings = stage.format == .json ? [] : ["Top Movies", "1. Heat (1995)"]
            try require("bold lines", bold, is: headings.map { "\u{1B}[1m\($0)\u{1B}[0m" })
        },
    ]
}
