/// The 25 best-rated movies on IMDb, with IMDb's facts as of June 2024. This source needs no file and no network.
public struct BundledMovieService: MovieService {
    /// Creates the service.
    public init() {}

    /// Returns the same movies each time. Never throws.
    public func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        MovieFeed(movies: Self.movies)
    }

    /// The movies have no ranks, because their ratings and votes determine the order.
    private static let movies: [Movie] = [
        movie("The Shawshank Redemption", 1994, 9.3, 2_909_348, "Frank Darabont", 142, "Drama"),
        movie("The Godfather", 1972, 9.2, 2_027_348, "Francis Ford Coppola", 175, "Crime", "Drama"),
        movie(
            "The Dark Knight", 2008, 9.0, 2_890_418, "Christopher Nolan", 152, "Action", "Crime", "Drama", "Thriller"),
        movie("The Godfather Part II", 1974, 9.0, 1_372_789, "Francis Ford Coppola", 202, "Crime", "Drama"),
        movie("12 Angry Men", 1957, 9.0, 872_451, "Sidney Lumet", 96, "Crime", "Drama"),
        movie("Schindler's List", 1993, 9.0, 1_460_685, "Steven Spielberg", 195, "Biography", "Drama", "History"),
        movie(
            "The Lord of the Rings: The Return of the King", 2003, 9.0, 1_992_203, "Peter Jackson", 201,
            "Action", "Adventure", "Drama", "Fantasy"),
        movie("Pulp Fiction", 1994, 8.9, 2_236_299, "Quentin Tarantino", 154, "Crime", "Drama"),
        movie(
            "The Lord of the Rings: The Fellowship of the Ring", 2001, 8.9, 2_020_709, "Peter Jackson", 178,
            "Action", "Adventure", "Drama", "Fantasy"),
        movie(
            "The Good, the Bad and the Ugly", 1966, 8.8, 816_092, "Sergio Leone", 178, "Adventure", "Drama", "Western"),
        movie("Forrest Gump", 1994, 8.8, 2_274_563, "Robert Zemeckis", 142, "Drama", "Romance"),
        movie(
            "The Lord of the Rings: The Two Towers", 2002, 8.8, 1_796_013, "Peter Jackson", 179,
            "Action", "Adventure", "Drama", "Fantasy"),
        movie("Fight Club", 1999, 8.8, 2_342_457, "David Fincher", 139, "Drama"),
        movie("Inception", 2010, 8.8, 2_568_142, "Christopher Nolan", 148, "Action", "Adventure", "Sci-Fi", "Thriller"),
        movie(
            "Star Wars: Episode V - The Empire Strikes Back", 1980, 8.7, 1_388_855, "Irvin Kershner", 124,
            "Action", "Adventure", "Fantasy", "Sci-Fi"),
        movie("The Matrix", 1999, 8.7, 2_067_559, "Lana Wachowski, Lilly Wachowski", 136, "Action", "Sci-Fi"),
        movie("GoodFellas", 1990, 8.7, 1_266_141, "Martin Scorsese", 145, "Biography", "Crime", "Drama"),
        movie("One Flew Over the Cuckoo's Nest", 1975, 8.7, 1_077_872, "Milos Forman", 133, "Drama"),
        movie("Seven", 1995, 8.6, 1_812_221, "David Fincher", 127, "Crime", "Drama", "Mystery", "Thriller"),
        movie("Interstellar", 2014, 8.7, 2_123_443, "Christopher Nolan", 169, "Adventure", "Drama", "Sci-Fi"),
        movie("It's a Wonderful Life", 1946, 8.6, 501_677, "Frank Capra", 130, "Drama", "Family", "Fantasy", "Romance"),
        movie("Seven Samurai", 1954, 8.6, 368_821, "Akira Kurosawa", 207, "Action", "Drama"),
        movie("The Silence of the Lambs", 1991, 8.6, 1_559_276, "Jonathan Demme", 118, "Crime", "Drama", "Thriller"),
        movie("Saving Private Ryan", 1998, 8.6, 1_506_996, "Steven Spielberg", 169, "Drama", "War"),
        movie("City of God", 2002, 8.6, 805_447, "Fernando Meirelles, Kátia Lund", 130, "Crime", "Drama"),
    ]

    /// Returns a row as a movie. Typed parameters let the compiler check rows one by one, which keeps the build fast.
    private static func movie(
        _ title: String,
        _ year: Int,
        _ rating: Double,
        _ votes: Int,
        _ director: String,
        _ runtimeMinutes: Int,
        _ genres: String...
    ) -> Movie {
        Movie(
            title: title,
            year: year,
            rating: rating,
            votes: votes,
            director: director,
            runtimeMinutes: runtimeMinutes,
            genres: genres)
    }
}
