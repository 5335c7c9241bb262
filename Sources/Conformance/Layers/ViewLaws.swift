import Binding
import ConsoleUI
import Fetching
import MovieCatalog

nonisolated extension LayerLaw {
    static let view = [
        LayerLaw(.view, "view-delivers", "It asks once when it loads, and forwards each tap once.") { stage in
            let window = Window(format: stage.format)
            let view = stage.makeView(on: window.console)
            try require("requests before it loads", stage.double.requests, is: 0)
            window.navigator.push(view)
            try require("requests on loading", stage.double.requests, is: 1)
            window.type("reload")
            try require("requests after a tap on reload", stage.double.requests, is: 2)
            stage.double.send(.loaded(Stage.movies))
            window.navigator.push(Screen(console: window.console))
            window.navigator.pop()
            try require("requests after it came back", stage.double.requests, is: 2)
        },
        LayerLaw(.view, "view-shows", "It shows each state once, as it comes.") { stage in
            let window = Window(format: stage.format)
            window.navigator.push(stage.makeView(on: window.console))
            var movies = Stage.movies
            for index in movies.indices { movies[index].rank = index + 1 }
            stage.double.send(.loaded(movies))
            try window.requireOutput(.list(.stageMovies))
            stage.double.send(.loading)
            try require("output while loading", window.takeOutput(), is: [])
            try require("the progress", window.console.activity, is: "Loading the movies")
            stage.double.send(.failed(reason: "No answer."))
            try window.requireOutput(.failure("No answer."))
            try require(window.console.activity == nil, "the console is busy after a failure")
            stage.double.send(.empty)
            try window.requireOutput(.list([]))
        },
        LayerLaw(.view, "view-counts-rows", "It has one row per loaded movie, and none in any other state.") { stage in
            let window = Window(format: stage.format)
            let view = stage.makeView(on: window.console)
            window.navigator.push(view)
            for (state, rows) in [
                (LoadState.loaded(Stage.movies), 3), (.loading, 0), (.empty, 0), (.failed(reason: ""), 0),
            ] {
                stage.double.send(.loaded(Stage.movies))
                stage.double.send(state)
                try require("rows when \(state)", view.rowCount, is: rows)
            }
        },
        LayerLaw(.view, "view-rests", "It shows nothing while covered, and then the newest state.") { stage in
            let window = Window(format: stage.format)
            window.navigator.push(stage.makeView(on: window.console))
            window.navigator.push(Screen(console: window.console))
            stage.double.send(.loaded(Stage.movies))
            try require("output while it is covered", window.takeOutput(), is: [])
            window.navigator.pop()
            try require(window.takeOutput().joined().contains("Alien"), "it returns without the newest movies")
        },
        LayerLaw(.view, "view-goes", "It is released with its screen, though the layer below lives on.") { stage in
            weak var gone: Screen?
            do {
                let window = Window(format: stage.format)
                window.navigator.push(stage.makeView(on: window.console))
                stage.double.send(.loaded(Stage.movies))
                gone = window.navigator.top
                try require(gone != nil, "it was not pushed")
            }
            try require(gone == nil, "it is still alive")
            stage.double.send(.loading)
        },
    ]
}
