import Fetching

/// An entry of Apple's RSS feed, version 1: flat, with `movie` or `movieBundle` as its `kind`.
struct ITunesV1Entry: FeedEntry {
    private let kind: Lossy<String>?
    private let name: Lossy<String>?
    private let artistName: Lossy<String>?
    private let releaseDate: Lossy<String>?
    private let genres: Lossy<[Lossy<Genre>]>?

    private struct Genre: Decodable {
        let name: String
    }

    /// The genre that all movies of the store have, and that says nothing.
    private static let rootGenre = "Movies"

    var movie: RawMovie {
        // The artist of a bundle is the company that sells it.
        let isBundle = kind?.value == "movieBundle"
        let genreNames = genres?.value?.compactMap(\.value?.name) ?? []
        return RawMovie(
            kind: kind?.value, title: name?.value, year: releaseDate?.value.flatMap(LossyNumber.year),
            director: isBundle ? nil : artistName?.value, genres: genreNames.filter { $0 != Self.rootGenre })
    }
}
