import Foundation
import MovieCatalog

/// A movie as text, ready to be shown. An unknown fact becomes a dash.
struct MoviePresentation {
    let rank: String
    let title: String
    let year: String
    let rating: String
    let votes: String
    let director: String
    let runtime: String
    let genres: String

    init(_ movie: Movie) {
        rank = movie.rank?.description ?? "–"
        title = movie.title
        year = movie.year?.description ?? "–"
        rating = movie.rating.map { String(format: "%.1f", $0) } ?? "–"
        votes = movie.votes?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? "–"
        director = movie.director ?? "–"
        runtime = movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } ?? "–"
        genres = movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", ")
    }
}
