import ConsoleUI
import MovieCatalog

nonisolated extension Law where Stage == TopMoviesStage {
    static let loading = [
        Law(
            "loads-on-appearing",
            "A view that appears asks for the movies once, and shows them."
        ) { stage in
            let window = await stage.open()
            try await require("calls to the service", soon: stage.service.calls, is: 1)
            try require("output before the answer", window.takeOutput(), is: [])
            try await stage.answer(1, Stage.movies)
            try await window.requireOutput(.list(.stageMovies))
        },
        Law(
            "reload",
            "Reload fetches the movies again, and shows them, changed or not."
        ) { stage in
            let window = try await stage.openLoaded()
            for call in 2...3 {
                await stage.reload(window)
                try await require("calls to the service", soon: stage.service.calls, is: call)
                try await stage.answer(call, Stage.movies)
                try await window.requireOutput(.list(.stageMovies))
            }
        },
        Law(
            "busy-while-loading",
            "The console is busy from the request to the answer, and no longer."
        ) { stage in
            let window = await stage.open()
            let console = window.console
            try await require("the progress", soon: console.activity, is: "Loading the movies")
            try await stage.answer(1, Stage.movies)
            try await require(
                soon: console.activity == nil,
                "the console is still busy after the answer")
            window.type("reload")
            try await require(
                soon: console.activity != nil,
                "the console is idle while the movies are fetched again")
            try await stage.fail(2, "No answer.")
            try await require(
                soon: console.activity == nil,
                "the console is still busy after the failure")
        },
        Law(
            "ranks-anew",
            "After a reload, ranks and facts come from the new answer."
        ) { stage in
            let window = try await stage.openLoaded()
            await stage.reload(window)
            let jaws = Movie(title: "Jaws", year: 1975, rating: 8.1)
            try await stage.answer(2, [Stage.movies[2], jaws])
            try await window.requireOutput(
                .list([
                    ["rank": "1", "title": "Big", "year": "1988", "rating": "7.3"],
                    ["rank": "2", "title": "Jaws", "year": "1975", "rating": "8.1"],
                ]))
        },
        Law(
            "weighted-rating",
            "Movies with ratings and votes are ranked by the weighted rating."
        ) { stage in
            let window = await stage.open()
            try await stage.answer(
                1,
                [
                    Movie(title: "Niche", year: 2001, rating: 9.9, votes: 100),
                    Movie(title: "Loved", year: 2002, rating: 9.0, votes: 1_000_000),
                    Movie(title: "Known", year: 2003, rating: 6.0, votes: 1_000_000),
                ])
            try await window.requireOutput(
                .list([
                    ["rank": "1", "title": "Loved", "year": "2002", "rating": "9.0"],
                    ["rank": "2", "title": "Niche", "year": "2001", "rating": "9.9"],
                    ["rank": "3", "title": "Known", "year": "2003", "rating": "6.0"],
                ]))
        },
        Law(
            "top-25",
            "Only the top 25 are shown, whatever order the movies arrive in."
        ) { stage in
            let window = await stage.open()
            let movies = (1...30).map { number in
                Movie(
                    title: "Movie \(number)!",
                    year: 1970 + number,
                    rating: number > 5 ? 6 : 5,
                    votes: 1_000_000 - number)
            }
            try await stage.answer(1, movies)
            let best = (6...30).map { number in
                [
                    "rank": "\(number - 5)",
                    "title": "Movie \(number)!",
                    "year": "\(1970 + number)",
                    "rating": "6.0",
                ]
            }
            try await window.requireOutput(.list(best))
        },
        Law(
            "empty",
            "If an answer has no movies, the view says so, and there is nothing to open."
        ) { stage in
            let window = await stage.open()
            try await stage.answer(1, [])
            try await window.requireOutput(.list([]))
            window.type("open 1")
            await settle()
            try require("output of 'open 1'", window.takeOutput(), is: [])
        },
        Law(
            "failure",
            "A failure shows its reason, not an empty list."
        ) { stage in
            let window = try await stage.openLoaded()
            await stage.reload(window)
            try await stage.fail(2, "The *address* did not answer.")
            try await window.requireOutput(.failure("The *address* did not answer."))
            window.type("open 1")
            await settle()
            let isRefused = window.takeOutput() == [] && window.takeDiagnostics() != ""
            try require(isRefused, "'open 1' isn't properly refused")
        },
        Law(
            "recovery",
            "After a failure, reload tries again."
        ) { stage in
            let window = await stage.open()
            try await stage.fail(1, "No answer.")
            _ = await window.newOutput()
            await stage.reload(window)
            try await stage.answer(2, Stage.movies)
            try await window.requireOutput(.list(.stageMovies))
        },
    ]
}
