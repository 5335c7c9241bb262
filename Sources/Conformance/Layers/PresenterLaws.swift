import ConsoleUI
import MovieCatalog

nonisolated extension LayerLaw {
    static let presenter = [
        LayerLaw(.presenter, "presenter-words", "Each fact is put into words, and an unknown one is a dash.") { stage in
            let presenter = try stage.makePresenter()
            let seen = Seen<[String: String]>()
            let token = presenter.observe(seen.append)
            stage.below.say(
                .loaded([
                    Movie(
                        rank: 12, title: "Heat", year: 1995, rating: 8.25, votes: 1_234_567, director: "Michael Mann",
                        runtimeMinutes: 170, genres: ["Crime", "Drama"]),
                    Movie(title: "Lost"),
                ]))
            let heat = [
                "rank": "12", "title": "Heat", "year": "1995", "rating": "8.2", "votes": "1,234,567",
                "director": "Michael Mann", "runtime": "2 h 50 min", "genres": "Crime, Drama",
            ]
            let lost = heat.keys.reduce(into: [String: String]()) { $0[$1] = $1 == "title" ? "Lost" : "–" }
            try require("presentations", seen.states.last, is: .loaded([heat, lost]))
            withExtendedLifetime(token) {}
        },
        LayerLaw(.presenter, "presenter-follows", "It passes on every state, in order, and asks for nothing.") {
            stage in
            let presenter = try stage.makePresenter()
            let seen = Seen<String>()
            let token = presenter.observe { state in
                switch state {
                case .loading: seen.append(.loading)
                case .loaded(let movies): seen.append(.loaded(movies.compactMap { $0["title"] }))
                case .empty: seen.append(.empty)
                case .failed(let reason): seen.append(.failed(reason))
                }
            }
            stage.below.say(.loaded([Movie(title: "Heat"), Movie(title: "Big")]))
            stage.below.say(.loading)
            stage.below.say(.empty)
            stage.below.say(.failed("No answer."))
            try require(
                "states", seen.states,
                is: [.loading, .loaded(["Heat", "Big"]), .loading, .empty, .failed("No answer.")])
            try require("requests", stage.below.requests, is: 0)
            withExtendedLifetime(token) {}
        },
        LayerLaw(.presenter, "presenter-reloads", "Each wish to reload is one request.") { stage in
            let presenter = try stage.makePresenter()
            presenter.deliverReload()
            presenter.deliverReload()
            try require("requests", stage.below.requests, is: 2)
        },
        LayerLaw(.presenter, "presenter-selects", "A choice is the movie at that index; where none is, nothing.") {
            stage in
            let presenter = try stage.makePresenter()
            let movies = [Movie(title: "Heat"), Movie(title: "Big")]
            try require("choice while loading", presenter.selection(of: 0, below: stage.below), is: nil)
            stage.below.say(.loaded(movies))
            for (index, movie) in [(-1, nil), (2, nil), (Int.max, nil), (1, movies[1]), (0, movies[0])] {
                try require("choice of row \(index)", presenter.selection(of: index, below: stage.below), is: movie)
            }
            try require("requests", stage.below.requests, is: 0)
        },
        LayerLaw(.presenter, "presenter-goes", "It goes when it is dropped, though the layer below lives on.") {
            stage in
            weak var gone: (any PresenterLayer)?
            do {
                let presenter = try stage.makePresenter()
                gone = presenter
                stage.below.say(.empty)
            }
            try require(gone == nil, "it is still alive")
            stage.below.say(.loading)
        },
    ]
}
