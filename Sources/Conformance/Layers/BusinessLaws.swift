import Fetching
import MovieCatalog

nonisolated extension LayerLaw where Subject == LayeredStep {
    static let business = [
        LayerLaw(
            .business, "business-ranks",
            "It fetches when asked, and ranks the top movies, from 1 to the limit."
        ) { subject, _ in
            let service = ScriptedMovieService()
            let business = try subject.business(on: service)
            let states = Record(of: business.movies)
            await settle()
            try require("calls to the service", service.calls, is: 0)
            business.fetchMovies()
            let movies = (1...3).map {
                Movie(title: "Movie \($0)", rating: Double($0), votes: 1_000_000)
            }
            try await service.answer(1, with: .success(MovieFeed(movies: movies)))
            var top = [movies[2], movies[1]]
            top[0].rank = 1
            top[1].rank = 2
            try await states.require("states", [.loading, .loaded(top)])
        },
        LayerLaw(
            .business, "business-newest-wins",
            "Only the answer to the newest request counts."
        ) { subject, _ in
            let service = ScriptedMovieService()
            let business = try subject.business(on: service)
            let states = Record(of: business.movies)
            for call in 1...3 {
                business.fetchMovies()
                await wait { service.calls == call }
            }
            for call in [2, 3, 1] {
                let movie = Movie(title: "Answer \(call)")
                try await service.answer(call, with: .success(MovieFeed(movies: [movie])))
            }
            let newest = Movie(rank: 1, title: "Answer 3")
            try await states.require("states", [.loading, .loaded([newest])])
        },
        LayerLaw(
            .business, "business-goes",
            "It cancels its fetch when it's dropped, and is released."
        ) { subject, _ in
            let service = ScriptedMovieService()
            let census: Census
            do {
                let business = try subject.business(on: service)
                business.fetchMovies()
                await wait { service.calls == 1 }
                census = Census(of: [business.layer], without: [service])
            }
            try await require("cancelled fetches", soon: service.cancellations, is: 1)
            // What waits for the service, such as an actor, may live until the answer.
            try await service.answer(1, with: .success(MovieFeed(movies: [])))
            try await require("what is still alive", soon: census.survivors, is: [])
        },
    ]
}
