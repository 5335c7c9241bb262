import ConsoleUI
import MovieCatalog

nonisolated extension Law {
    static let overlaps = [
        Law("newest-wins", "An older request's answer is dropped if it comes last.") { stage in
            let window = try await stage.openLoaded()
            await stage.reload(window)
            await stage.reload(window)
            try require("calls to the service", stage.service.calls, is: 3)
            try await stage.answer(3, Stage.movies)
            try window.requireOutput(.list(.stageMovies))
            try await stage.answer(2, [Movie(title: "Too late")])
            try require("output of the older answer", window.takeOutput(), is: [])
            window.type("open 1")
            try window.requireOutput(.detail(.heat))
        },
        Law("older-first", "An older request's answer is dropped even if it comes first.") { stage in
            let window = try await stage.openLoaded()
            await stage.reload(window)
            await stage.reload(window)
            try await stage.answer(2, [Movie(title: "Out of date")])
            try require(window.console.activity != nil, "the console is idle before the newest answer")
            try await stage.answer(3, Stage.movies)
            try window.requireOutput(.list(.stageMovies))
        },
        Law("late-failure", "An older request's failure is dropped.") { stage in
            let window = await stage.open()
            await stage.reload(window)
            try await stage.answer(2, Stage.movies)
            try window.requireOutput(.list(.stageMovies))
            try await stage.fail(1, "Too late.")
            try require("output of the older failure", window.takeOutput(), is: [])
        },
    ]
}
