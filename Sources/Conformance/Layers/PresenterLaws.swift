import Binding
import Fetching
import MovieCatalog

nonisolated extension LayerLaw where Subject == LayeredStep {
    static let presenter = [
        LayerLaw(
            .presenter, "presenter-formats",
            "It formats each fact as text, and an unknown one as a dash."
        ) { subject, _ in
            let double = LayerDouble()
            let presenter = try subject.presenter(on: double)
            double.send(.loaded([.wellKnown, Movie(title: "Lost")]))
            try await require("rows", soon: presenter.presentations.value.items.count, is: 2)
            let rows = presenter.presentations.value.items
            try Text(of: rows[0]).require(["1012", "Heat", "1995", "8.2"], in: subject.sources)
            try Text(of: rows[1]).requireDashes(3, besides: "Lost", in: subject.sources)
        },
        LayerLaw(
            .presenter, "presenter-follows",
            "It passes on every state, in order, and requests nothing."
        ) { subject, _ in
            let double = LayerDouble()
            let presenter = try subject.presenter(on: double)
            let requests = double.requests
            let titles = ["Heat", "Big"]
            let presentations = presenter.presentations.map { state in
                state.map { row in
                    titles.first { Text(of: row).contains($0) } ?? ""
                }
            }
            let states = Record(of: presentations)
            let movies = titles.map { Movie(title: $0) }
            let sent: [LoadState<Movie>] = [
                .loaded(movies), .loading, .empty, .failed(reason: "No answer."),
            ]
            for state in sent {
                let count = states.values.count
                double.send(state)
                await wait { states.values.count > count }
            }
            try await states.require(
                "states",
                [.loading, .loaded(titles), .loading, .empty, .failed(reason: "No answer.")])
            try require("requests", double.requests - requests, is: 0)
        },
        LayerLaw(
            .presenter, "presenter-acts",
            "It makes one request for each reload, and selects the tapped movie."
        ) { subject, _ in
            let double = LayerDouble()
            let odd = Movie(title: "", genres: [""])
            double.send(.loaded([odd, .wellKnown]))
            let presenter = try subject.presenter(on: double)
            let presentations = presenter.presentations
            try await require(
                "rows of a list that was there",
                soon: presentations.value.items.count,
                is: 2)
            let requests = double.requests
            let rows: KeyValuePairs<Int, Movie?> = [
                0: odd, 1: .wellKnown, -1: nil, 2: nil, Int.max: nil,
            ]
            for (index, movie) in rows {
                try await presenter.require(index, selects: movie, "of two movies", double)
            }
            let withoutRows: [LoadState<Movie>] = [
                .loading, .empty, .failed(reason: "No answer."),
            ]
            for state in withoutRows {
                double.send(state)
                try await presenter.require(0, selects: nil, "after a list that is gone", double)
            }
            double.send(.loaded([.wellKnown]))
            try await presenter.require(0, selects: .wellKnown, "of a new list", double)
            try require("requests", double.requests - requests, is: 0)
            presenter.reload()
            presenter.reload()
            try await require(
                "requests after two taps on reload",
                soon: double.requests - requests,
                is: 2)
        },
        LayerLaw(
            .presenter, "presenter-goes",
            "It is released when it's dropped, and releases the layers beside it."
        ) { subject, _ in
            let census: Census
            weak var gone: LayerDouble?
            do {
                let double = LayerDouble()
                gone = double
                census = try await double.census(of: subject)
                try await require("what is still alive", soon: census.survivors, is: [])
                double.send(.loading)
            }
            try await require(soon: gone == nil, "its business layer and router are still alive")
        },
    ]
}

extension LayerDouble {
    /// Makes a presenter on this double, lets it work, and drops it.
    fileprivate func census(of subject: LayeredStep) async throws -> Census {
        let presenter = try subject.presenter(on: self)
        let states = Record(of: presenter.presentations)
        send(.loaded([.wellKnown]))
        await wait { states.values.count == 2 }
        return Census(of: [presenter.layer], without: [self, movies])
    }
}

extension PresenterLayer {
    /// Fails the law unless a tap on the row at `index` selects `expected`.
    fileprivate func require(
        _ index: Int, selects expected: Movie?, _ when: String, _ double: LayerDouble
    ) async throws {
        let what = "the movie that a tap at index \(index) \(when) selects"
        switch select {
        case .returns(let movie):
            try Conformance.require(what, movie(index), is: expected)
        case .routes(let didSelectMovie):
            double.forgetRoutes()
            didSelectMovie(index)
            let routes = [expected].compactMap(\.self)
            try await Conformance.require(what, soon: double.routes, is: routes)
        }
    }
}

extension Movie {
    /// A movie with every fact.
    static let wellKnown = Movie(
        rank: 1_012,
        title: "Heat",
        year: 1995,
        rating: 8.25,
        votes: 1_234_567,
        director: "Michael Mann",
        runtimeMinutes: 170,
        genres: ["Crime", "Drama"])
}
