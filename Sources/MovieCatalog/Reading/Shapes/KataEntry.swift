import Fetching

/// An entry of the kata's own shape: an array of objects of which all but `title` is optional.
struct KataEntry: FeedEntry {
    private let title: Lossy<String>?
    private let year: LossyNumber?
    private let rating: LossyNumber?
    private let votes: LossyNumber?
    private let director: Lossy<String>?
    private let runtimeMinutes: LossyNumber?
    private let genres: Lossy<[Lossy<String>]>?

    var movie: RawMovie {
        RawMovie(
            title: title?.value, year: year?.value, rating: rating?.value, votes: votes?.value,
            director: director?.value, runtimeMinutes: runtimeMinutes?.value,
            genres: genres?.value?.compactMap(\.value) ?? [])
    }
}
