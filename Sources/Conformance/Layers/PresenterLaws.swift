import Binding
import ConsoleUI
import Fetching
import MovieCatalog

nonisolated extension LayerLaw {
    static let presenter = [
        LayerLaw(.presenter, "presenter-words", "It formats each fact, and an unknown one as a dash.") { stage in
            let presenter = try stage.makePresenter()
            let states = Record(of: presenter.labels)
            stage.double.send(
                .loaded([
                    Movie(
                        rank: 1_012, title: "Heat", year: 1995, rating: 8.25, votes: 1_234_567,
                        director: "Michael Mann", runtimeMinutes: 170, genres: ["Crime", "Drama"]),
                    Movie(title: "Lost"),
                ]))
            let heat = [
                "rank": "1012", "title": "Heat", "year": "1995", "rating": "8.2", "votes": "1,234,567",
                "director": "Michael Mann", "runtime": "2 h 50 min", "genres": "Crime, Drama",
            ]
            let lost = heat.keys.reduce(into: [String: String]()) { $0[$1] = $1 == "title" ? "Lost" : "–" }
            try require("presentations", states.values.last, is: .loaded([heat, lost]))
        },
        LayerLaw(.presenter, "presenter-follows", "It passes on every state, in order, and requests nothing.") {
            stage in
            let presenter = try stage.makePresenter()
            let states = Record(of: presenter.labels.map { $0.map { $0["title"] } })
            stage.double.send(.loaded([Movie(title: "Heat"), Movie(title: "Big")]))
            stage.double.send(.loading)
            stage.double.send(.empty)
            stage.double.send(.failed(reason: "No answer."))
            try require(
                "states", states.values,
                is: [.loading, .loaded(["Heat", "Big"]), .loading, .empty, .failed(reason: "No answer.")])
            try require("requests", stage.double.requests, is: 0)
        },
        LayerLaw(.presenter, "presenter-serves-two", "Once subscribed, two observers see the same states.") { stage in
            let presenter = try stage.makePresenter()
            let first = Record(of: presenter.labels)
            stage.double.send(.loaded([Movie(title: "Heat")]))
            let second = Record(of: presenter.labels)
            stage.double.send(.empty)
            try require("states of the first", first.values.count, is: 3)
            try require("states of the second", second.values, is: Array(first.values.dropFirst()))
        },
        LayerLaw(.presenter, "presenter-reloads", "Each tap on reload is one request.") { stage in
            let presenter = try stage.makePresenter()
            presenter.reload()
            presenter.reload()
            try require("requests", stage.double.requests, is: 2)
        },
        LayerLaw(.presenter, "presenter-selects", "A tap selects the movie at its index, or nothing at all.") { stage in
            let presenter = try stage.makePresenter()
            let movies = [Movie(title: "Heat"), Movie(title: "Big")]
            try require("choice while loading", presenter.selection(of: 0, over: stage.double), is: nil)
            stage.double.send(.loaded(movies))
            for (index, movie) in [(-1, nil), (2, nil), (Int.max, nil), (1, movies[1]), (0, movies[0])] {
                try require("choice of row \(index)", presenter.selection(of: index, over: stage.double), is: movie)
            }
            stage.double.send(.loading)
            try require("choice while loading again", presenter.selection(of: 0, over: stage.double), is: nil)
            try require("requests", stage.double.requests, is: 0)
        },
        LayerLaw(.presenter, "presenter-goes", "It is released when dropped, though the layer below lives on.") {
            stage in
            weak var gone: (any PresenterLayer)?
            do {
                let presenter = try stage.makePresenter()
                gone = presenter
                stage.double.send(.empty)
            }
            try require(gone == nil, "it is still alive")
            stage.double.send(.loading)
        },
    ]
}
