import Binding
import ConsoleUI
import Fetching
import MovieCatalog

nonisolated extension LayerLaw {
    static let business = [
        LayerLaw(.business, "business-waits", "It fetches nothing until it is asked.") { stage in
            let business = stage.makeBusiness()
            let states = Record(of: business.movies)
            await settle()
            try require("calls to the service", stage.service.calls, is: 0)
            try require("states", states.values, is: [.loading])
        },
        LayerLaw(.business, "business-ranks", "It ranks the top movies, from 1 to the limit.") { stage in
            let business = stage.makeBusiness(limit: 2)
            let states = Record(of: business.movies)
            await stage.fetch(business)
            let movies = (1...3).map { Movie(title: "Movie \($0)", rating: Double($0), votes: 1_000_000) }
            try await stage.service.answer(1, .success(MovieFeed(movies: movies)))
            var top = [movies[2], movies[1]]
            (top[0].rank, top[1].rank) = (1, 2)
            try require("states", states.values, is: [.loading, .loaded(top)])
        },
        LayerLaw(.business, "business-says-it-once", "It never sends the same state twice in a row.") { stage in
            let business = stage.makeBusiness()
            let states = Record(of: business.movies)
            business.fetchMovies()
            await stage.fetch(business)
            try require("states after two requests", states.values, is: [.loading])
        },
        LayerLaw(.business, "business-tells-apart", "Empty differs from failed, and a failure has a reason.") { stage in
            let business = stage.makeBusiness()
            let states = Record(of: business.movies)
            await stage.fetch(business)
            try await stage.service.answer(1, .success(MovieFeed(movies: [])))
            await stage.fetch(business)
            try await stage.service.answer(
                2, .failure(MovieServiceError(kind: .notAFeed, message: "It is a song chart.")))
            try require(
                "states", states.values, is: [.loading, .empty, .loading, .failed(reason: "It is a song chart.")])
        },
        LayerLaw(.business, "business-newest-wins", "Only the answer to the newest request counts.") { stage in
            let business = stage.makeBusiness()
            let states = Record(of: business.movies)
            for _ in 1...3 { await stage.fetch(business) }
            for call in [2, 3, 1] {
                try await stage.service.answer(call, .success(MovieFeed(movies: [Movie(title: "Answer \(call)")])))
            }
            try require("states", states.values, is: [.loading, .loaded([Movie(rank: 1, title: "Answer 3")])])
        },
        LayerLaw(.business, "business-goes", "It is released when dropped, and cancels its fetch.") { stage in
            weak var gone: (any BusinessLayer)?
            do {
                let business = stage.makeBusiness()
                await stage.fetch(business)
                gone = business
            }
            await settle()
            try require(gone == nil, "it is still alive while its fetch is under way")
            try require("cancelled fetches", stage.service.cancellations, is: 1)
        },
    ]
}
