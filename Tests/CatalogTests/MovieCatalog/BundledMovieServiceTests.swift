import MovieCatalog
import Testing

/// The bundled list: IMDb's 25 best-rated movies as of June 2024.
struct BundledMovieServiceTests {
    @Test func `it has 25 different movies with all their facts, and no remarks`() async throws {
        let feed = try await BundledMovieService().fetchMovies()
        #expect(feed.movies.count == 25 && Set(feed.movies.map(\.title)).count == 25)
        #expect(feed.remarks.isEmpty)
        #expect(!feed.movies.contains { $0.title == "The Green Mile" })
        for movie in feed.movies {
            #expect(movie.rank == nil, "\(movie.title)")
            #expect(movie.year.map((1946...2014).contains) == true, "\(movie.title)")
            #expect(movie.rating.map((8.6...9.3).contains) == true, "\(movie.title)")
            #expect(movie.votes.map((368_821...2_909_348).contains) == true, "\(movie.title)")
            #expect(movie.runtimeMinutes.map((96...207).contains) == true, "\(movie.title)")
            #expect(movie.director?.isEmpty == false && !movie.genres.isEmpty, "\(movie.title)")
        }
    }

    @Test(arguments: [
        Movie(
            title: "The Shawshank Redemption", year: 1994, rating: 9.3, votes: 2_909_348, director: "Frank Darabont",
            runtimeMinutes: 142, genres: ["Drama"]),
        Movie(
            title: "The Matrix", year: 1999, rating: 8.7, votes: 2_067_559,
            director: "Lana Wachowski, Lilly Wachowski", runtimeMinutes: 136, genres: ["Action", "Sci-Fi"]),
        Movie(
            title: "Seven Samurai", year: 1954, rating: 8.6, votes: 368_821, director: "Akira Kurosawa",
            runtimeMinutes: 207, genres: ["Action", "Drama"]),
        Movie(
            title: "City of God", year: 2002, rating: 8.6, votes: 805_447, director: "Fernando Meirelles, Kátia Lund",
            runtimeMinutes: 130, genres: ["Crime", "Drama"]),
        Movie(
            title: "The Good, the Bad and the Ugly", year: 1966, rating: 8.8, votes: 816_092, director: "Sergio Leone",
            runtimeMinutes: 178, genres: ["Adventure", "Drama", "Western"]),
    ])
    func `its facts are correct`(movie: Movie) async throws {
        #expect(try await BundledMovieService().fetchMovies().movies.first { $0.title == movie.title } == movie)
    }

    @Test func `The Shawshank Redemption leads`() async throws {
        let ranked = try await BundledMovieService().fetchMovies().movies.ranked()
        #expect(ranked.prefix(3).map(\.title) == ["The Shawshank Redemption", "The Godfather", "The Dark Knight"])
        #expect(ranked.map(\.rank) == Array(1...25))
    }
}
