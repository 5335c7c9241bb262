import ConsoleUI
import MovieCatalog

nonisolated extension Law where Stage == TopMoviesStage {
    static let twoViews = [
        Law(
            "two-views",
            "Two views show the same list, each in its own format, whichever asked."
        ) { stage in
            let windows = [await stage.open(.text), await stage.open(.json)]
            try await stage.answer(2, Stage.movies)
            for window in windows { try await window.requireOutput(.list(.stageMovies)) }
            await stage.reload(windows[0])
            try await stage.answer(3, [Stage.movies[1]])
            let alien = [["rank": "1", "title": "Alien", "year": "1979", "rating": "8.5"]]
            for window in windows { try await window.requireOutput(.list(alien)) }
        },
        Law(
            "covered-view",
            "A view that another screen covers stays silent, and is up to date when it returns."
        ) { stage in
            let covered = try await stage.openLoaded()
            covered.type("open 1")
            _ = await covered.newOutput()
            let other = await stage.open()
            try await stage.answer(2, [Stage.movies[1]])
            try require("output of the covered view", covered.takeOutput(), is: [])
            covered.type("back")
            let alien = [["rank": "1", "title": "Alien", "year": "1979", "rating": "8.5"]]
            try await covered.requireOutput(.list(alien))
            try await other.requireOutput(.list(alien))
        },
        Law(
            "one-of-two-goes",
            "When one of two views goes away, the other still works."
        ) { stage in
            var windows = [await stage.open(), await stage.open()]
            try await stage.answer(2, Stage.movies)
            // Without a shared list, the first view waits for its own answer.
            try await stage.answer(1, Stage.movies)
            windows.removeLast()
            _ = await windows[0].newOutput()
            await stage.reload(windows[0])
            try await stage.answer(3, Stage.movies)
            try await windows[0].requireOutput(.list(.stageMovies))
        },
    ]
}
