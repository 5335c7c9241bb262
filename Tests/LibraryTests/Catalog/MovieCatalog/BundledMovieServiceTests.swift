import MovieCatalog
import Testing

/// The bundled list: IMDb's 25 best-rated movies as of June 2024.
struct BundledMovieServiceTests {
    @Test func `the list has 25 different movies, and no remarks`() async throws {
        let feed = try await BundledMovieService().fetchMovies()
        #expect(feed.movies.count == 25)
        #expect(Set(feed.movies.map(\.title)).count == 25)
        #expect(feed.remarks.isEmpty)
        #expect(!feed.movies.contains { $0.title == "The Green Mile" })
    }

    @Test func `each movie has all facts but the rank`() async throws {
        for movie in try await BundledMovieService().fetchMovies().movies {
            #expect(movie.rank == nil, "\(movie.title)")
            #expect(movie.year.map((1946...2014).contains) == true, "\(movie.title)")
            #expect(movie.rating.map((8.6...9.3).contains) == true, "\(movie.title)")
            #expect(movie.votes.map((368_821...2_909_348).contains) == true, "\(movie.title)")
            #expect(movie.runtimeMinutes.map((96...207).contains) == true, "\(movie.title)")
            #expect(movie.director?.isEmpty == false, "\(movie.title)")
            #expect(!movie.genres.isEmpty, "\(movie.title)")
        }
    }

    @Test func `The Shawshank Redemption comes first`() async throws {
        let ranked = try await BundledMovieService().fetchMovies().movies.ranked()
        #expect(ranked.prefix(3).map(\.title) == ["The Shawshank Redemption", "The Godfather", "The Dark Knight"])
        #expect(ranked.map(\.rank) == Array(1...25))
    }
}
