import ConsoleUI
import MovieCatalog

nonisolated extension LayerLaw {
    static let router = [
        LayerLaw(.router, "router-shows", "It pushes the details onto its view's navigator.") { stage in
            let window = Window(format: stage.format)
            let (router, view) = try stage.makeRouter(on: window.console)
            window.navigator.push(view)
            router.showDetailView(for: Movie(title: "Heat", year: 1995))
            try require(window.navigator.top !== view, "no screen was pushed")
            try window.requireOutput(.detail(.facts(["title": "Heat", "year": "1995"])))
        },
        LayerLaw(.router, "router-lets-go", "It doesn't keep its view alive, and does nothing without it.") { stage in
            let window = Window(format: stage.format)
            var made = try stage.makeRouter(on: window.console)
            weak var gone: Screen?
            gone = made.view
            made.view = Screen(console: window.console)
            try require(gone == nil, "the view is still alive")
            made.router.showDetailView(for: Movie(title: "Heat"))
            try require("output", window.takeOutput(), is: [])
        },
    ]
}
