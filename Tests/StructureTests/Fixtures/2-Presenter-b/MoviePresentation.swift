/// A movie in words.
public struct MoviePresentation: Equatable, Encodable {
    let rank, title, year, rating: String
    let votes, director, runtime, genres: String
}
