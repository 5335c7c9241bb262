import Foundation
import MovieCatalog

/// The facts that need more than a description.
extension Movie {
    var ratingInWords: String? { rating.map { String(format: "%.1f", $0) } }
    var votesInWords: String? { votes?.formatted(.number.locale(Locale(identifier: "en_US"))) }
    var runtimeInWords: String? { runtimeMinutes.map { "\($0 / 60) h \($0 % 60) min" } }
    var genresInWords: String? { genres.isEmpty ? nil : genres.joined(separator: ", ") }
}
