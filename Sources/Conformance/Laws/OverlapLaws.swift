import ConsoleUI
import MovieCatalog

/// How often an overlap is tried, so that a race that goes right every other time is found.
private nonisolated let rounds = 6

nonisolated extension Law where Stage == TopMoviesStage {
    static let overlaps = [
        Law(
            "newest-wins",
            "An older request's answer is dropped if it comes last."
        ) { stage in
            let window = try await stage.openLoaded()
            for _ in 1...rounds {
                let calls = stage.service.calls
                await stage.reload(window)
                await stage.reload(window)
                try await require("calls to the service", soon: stage.service.calls, is: calls + 2)
                try await stage.answer(calls + 2, Stage.movies)
                try await window.requireOutput(.list(.stageMovies))
                try await stage.answer(calls + 1, [Movie(title: "Too late")])
                try require("output of the older answer", window.takeOutput(), is: [])
            }
            window.type("open 1")
            try await window.requireOutput(.detail(.heat))
        },
        Law(
            "older-first",
            "An older request's answer is dropped even if it comes first."
        ) { stage in
            let window = try await stage.openLoaded()
            for _ in 1...rounds {
                let calls = stage.service.calls
                await stage.reload(window)
                await stage.reload(window)
                try await stage.answer(calls + 1, [Movie(title: "Out of date")])
                let isBusy = window.console.activity != nil
                try require(isBusy, "the console is idle before the newest answer")
                try await stage.answer(calls + 2, Stage.movies)
                try await window.requireOutput(.list(.stageMovies))
            }
        },
        Law(
            "late-failure",
            "An older request's failure is dropped."
        ) { stage in
            let window = try await stage.openLoaded()
            for _ in 1...rounds {
                let calls = stage.service.calls
                await stage.reload(window)
                await stage.reload(window)
                try await stage.answer(calls + 2, Stage.movies)
                try await window.requireOutput(.list(.stageMovies))
                try await stage.fail(calls + 1, "Too late.")
                try require("output of the older failure", window.takeOutput(), is: [])
            }
        },
    ]
}
