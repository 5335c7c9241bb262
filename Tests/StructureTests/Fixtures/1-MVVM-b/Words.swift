import Foundation
import MovieCatalog

/// The words that both views share.
enum Words {
    static func fact(_ value: Int?) -> String { value.map { "\($0)" } ?? "–" }

    static func rating(of movie: Movie) -> String {
        movie.rating.map { String(format: "%.1f", $0) } ?? "–"
    }

    static func all(of movie: Movie) -> [(String, String)] {
        let time = movie.runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" }
        return [
            ("rank", fact(movie.rank)), ("title", movie.title), ("year", fact(movie.year)),
            ("rating", rating(of: movie)),
            ("votes", movie.votes?.formatted(.number.locale(Locale(identifier: "en_US"))) ?? "–"),
            ("director", movie.director ?? "–"), ("runtime", time ?? "–"),
            ("genres", movie.genres.isEmpty ? "–" : movie.genres.joined(separator: ", ")),
        ]
    }
}
