import Fetching
import Foundation

/// An entry of imdb-api: everything is a string, and the director stands marked in the crew.
struct IMDbEntry: FeedEntry {
    private let rank: LossyNumber?
    private let title: Lossy<String>?
    private let year: LossyNumber?
    private let crew: Lossy<String>?
    private let imDbRating: LossyNumber?
    private let imDbRatingCount: LossyNumber?

    var movie: RawMovie {
        RawMovie(
            rank: rank?.value, title: title?.value, year: year?.value, rating: imDbRating?.value,
            votes: imDbRatingCount?.value, director: crew?.value.map(Self.directors))
    }

    /// Returns the names that are marked as directors in, for example, "Frank Darabont (dir.), Tim Robbins".
    private static func directors(in crew: String) -> String {
        crew.split(separator: ",")
            .map { $0.trimmingCharacters(in: .whitespaces) }
            .filter { $0.hasSuffix("(dir.)") }
            .map { $0.dropLast("(dir.)".count).trimmingCharacters(in: .whitespaces) }
            .joined(separator: ", ")
    }
}
