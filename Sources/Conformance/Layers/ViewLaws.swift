import ConsoleUI
import Fetching
import MovieCatalog

nonisolated extension LayerLaw where Subject == LayeredStep {
    static let view = [
        LayerLaw(
            .view, "view-shows",
            "It shows each state once, as it comes."
        ) { subject, format in
            let window = Window(format: format)
            let double = LayerDouble()
            let view = try subject.view(on: double, window.console)
            window.navigator.push(view)
            double.offersMovies = false
            double.send(.loaded(TopMoviesStage.rankedMovies))
            try await window.requireOutput(.list(.stageMovies))
            try require("rows", view.rowCount, is: 3)
            double.send(.loading)
            try await require(
                "the progress",
                soon: window.console.activity,
                is: "Loading the movies")
            try require("output while loading", window.takeOutput(), is: [])
            double.send(.failed(reason: "No answer."))
            try await window.requireOutput(.failure("No answer."))
            double.send(.empty)
            try await window.requireOutput(.list([]))
            try require("rows of an empty list", view.rowCount, is: 0)
        },
        LayerLaw(
            .view, "view-forwards",
            "It asks for the movies once, and forwards each tap once."
        ) { subject, format in
            let window = Window(format: format)
            let double = LayerDouble()
            let view = try subject.view(on: double, window.console)
            window.navigator.push(view)
            try await require("requests on loading", soon: double.requests, is: 1)
            window.type("reload")
            try await require("requests after a tap on reload", soon: double.requests, is: 2)
            double.send(.loaded(TopMoviesStage.rankedMovies))
            _ = await window.newOutput()
            window.type("open 2")
            if subject.stop == .router {
                let movies = [TopMoviesStage.rankedMovies[1]]
                try await require(
                    "what the presenter is told to open",
                    soon: double.routes,
                    is: movies)
                try require(window.navigator.top === view, "the view pushes a screen itself")
            } else {
                // Without a router, the view shows the details of the movie that it's given.
                try await window.requireOutput(.detail(.alien))
                window.type("back")
            }
            await settle()
            try require("requests after a tap on a row", double.requests, is: 2)
        },
    ]
}
