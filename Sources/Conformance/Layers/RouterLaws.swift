import ConsoleUI
import MovieCatalog

nonisolated extension LayerLaw where Subject == LayeredStep {
    static let router = [
        LayerLaw(
            .router, "router-shows",
            "It pushes the details of any movie, as often as it's asked."
        ) { subject, format in
            let window = Window(format: format)
            let router = try subject.router(on: window.console)
            window.navigator.push(router.view)
            _ = window.takeOutput()
            let heat = Movie(title: "Heat", year: 1995)
            let movies = [heat, Movie(title: ""), heat]
            for movie in movies {
                let top = window.navigator.top
                router.showDetailView(movie)
                let year = movie.year.map(String.init) ?? "–"
                let facts = Layout.Facts.facts(["title": movie.title, "year": year])
                try await window.requireOutput(.detail(facts))
                try require(window.navigator.top !== top, "no screen was pushed")
            }
        },
        LayerLaw(
            .router, "router-follows-its-view",
            "It pushes where its view is now."
        ) { subject, format in
            let windows = [Window(format: format), Window(format: format)]
            let router = try subject.router(on: windows[0].console)
            windows[0].navigator.push(Screen(console: windows[0].console))
            windows[0].navigator.push(router.view)
            router.showDetailView(Movie(title: "Heat"))
            await wait { windows[0].navigator.top !== router.view }
            windows[0].navigator.pop()
            windows[0].navigator.pop()
            let rest = windows[0].navigator.top
            windows[1].navigator.push(router.view)
            router.showDetailView(Movie(title: "Heat"))
            try await require(
                soon: windows[1].navigator.top !== router.view,
                "nothing was pushed after its view had moved")
            try require(
                windows[0].navigator.top === rest,
                "a screen was pushed where its view had been before")
        },
        LayerLaw(
            .router, "router-lets-go",
            "It doesn't keep its view alive, and does nothing without it."
        ) { subject, format in
            let window = Window(format: format)
            weak var gone: Screen?
            let showDetailView: (Movie) -> Void
            do {
                let router = try subject.router(on: window.console)
                gone = router.view
                showDetailView = router.showDetailView
            }
            try await require(soon: gone == nil, "the view is still alive")
            showDetailView(Movie(title: "Heat"))
            await settle()
            try require("output", window.takeOutput(), is: [])
        },
    ]
}
