import Fetching

/// An entry of a page of The Movie Database: `results[]` with `vote_average`.
struct TMDBEntry: FeedEntry {
    private let title: Lossy<String>?
    private let releaseDate: Lossy<String>?
    private let voteAverage: LossyNumber?
    private let voteCount: LossyNumber?

    private enum CodingKeys: String, CodingKey {
        case title
        case releaseDate = "release_date"
        case voteAverage = "vote_average"
        case voteCount = "vote_count"
    }

    var movie: RawMovie {
        RawMovie(
            title: title?.value, year: releaseDate?.value.flatMap(LossyNumber.year), rating: voteAverage?.value,
            votes: voteCount?.value)
    }
}
