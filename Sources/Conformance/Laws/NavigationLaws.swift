import ConsoleUI
import MovieCatalog

nonisolated extension Law where Stage == TopMoviesStage {
    static let visits = [
        Law(
            "open",
            "Open shows all details of the movie with that number."
        ) { stage in
            var movies = Stage.movies
            movies[0].votes = 1_234_567
            let window = try await stage.openLoaded([movies[0]])
            window.type("open 1")
            try await window.requireOutput(.detail(.heat.merging(["votes": "1,234,567"]) { $1 }))
            await settle()
            try await require("calls to the service", soon: stage.service.calls, is: 1)
        },
        Law(
            "back",
            "Back shows the list again, without another request."
        ) { stage in
            let window = try await stage.openLoaded()
            window.type("open 2")
            _ = await window.newOutput()
            window.type("back")
            try await window.requireOutput(.list(.stageMovies))
            await settle()
            try await require("calls to the service", soon: stage.service.calls, is: 1)
            window.type("back")
            try require("output of 'back' on the first screen", window.takeOutput(), is: [])
        },
    ]

    static let navigation = [
        Law(
            "open-the-right-one",
            "Open shows the right movie for every number in the list."
        ) { stage in
            let window = try await stage.openLoaded()
            for (number, movie) in [(1, Layout.Facts.heat), (3, .big), (2, .alien)] {
                window.type("open \(number)")
                try await window.requireOutput(.detail(movie))
                window.type("back")
                _ = await window.newOutput()
            }
        },
        Law(
            "open-where-tapped",
            "With two lists on screen, open shows the details where it was tapped."
        ) { stage in
            let windows = [await stage.open(), await stage.open()]
            try await stage.answer(2, Stage.movies)
            for window in windows { _ = await window.newOutput() }
            for (tapped, other) in [(windows[0], windows[1]), (windows[1], windows[0])] {
                tapped.type("open 1")
                try await tapped.requireOutput(.detail(.heat))
                try require("output of the other view", other.takeOutput(), is: [])
                tapped.type("back")
                _ = await tapped.newOutput()
            }
        },
        Law(
            "open-after-reload",
            "After a reload, open takes the numbers of the new list."
        ) { stage in
            let window = try await stage.openLoaded()
            window.type("open 1")
            _ = await window.newOutput()
            window.type("back")
            _ = await window.newOutput()
            try await stage.reload(window, answering: [Movie(title: "Jaws", year: 1975)])
            _ = await window.newOutput()
            window.type("open 1")
            let facts = Layout.Facts.facts(["rank": "1", "title": "Jaws", "year": "1975"])
            try await window.requireOutput(.detail(facts))
        },
        Law(
            "out-of-range",
            "Open refuses a number that isn't in the list, and says so."
        ) { stage in
            let window = try await stage.openLoaded()
            let list = window.navigator.top
            for number in ["0", "-1", "4", "99", "9223372036854775807"] {
                window.type("open \(number)")
                await settle()
                try require("output of 'open \(number)'", window.takeOutput(), is: [])
                try require(window.navigator.top === list, "'open \(number)' left the list")
                let isReported = window.takeDiagnostics().contains(number)
                try require(isReported, "nothing was said about 'open \(number)'")
            }
        },
        Law(
            "open-while-loading",
            "While a reload is under way, there is nothing to open."
        ) { stage in
            let window = try await stage.openLoaded()
            window.type("reload")
            await wait { window.console.activity != nil }
            window.type("open 1")
            await settle()
            try require("output", window.takeOutput(), is: [])
        },
    ]
}
