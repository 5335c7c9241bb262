import Fetching

/// The keys by which the shapes of lists of movies are recognised.
enum MovieKey: String, TellingKey {
    case title, imDbRating
    case voteAverage = "vote_average"

    /// A movie of the kata's own shape lets the search go on: a later entry may have a more telling key.
    var isDecisive: Bool { self != .title }
}
