import Fetching

/// An entry of Apple's classic RSS feed: every scalar is `{"label": …, "attributes": {…}}`.
struct ITunesClassicEntry: FeedEntry {
    private let name: Lossy<Node>?
    private let artist: Lossy<Node>?
    private let category: Lossy<Node>?
    private let contentType: Lossy<Node>?
    private let releaseDate: Lossy<Node>?

    private enum CodingKeys: String, CodingKey {
        case name = "im:name"
        case artist = "im:artist"
        case category
        case contentType = "im:contentType"
        case releaseDate = "im:releaseDate"
    }

    private struct Node: Decodable {
        let label: Lossy<String>?
        let attributes: Lossy<Attributes>?
    }

    private struct Attributes: Decodable {
        let label: Lossy<String>?
        let term: Lossy<String>?
    }

    var movie: RawMovie {
        RawMovie(
            kind: contentType?.value?.attributes?.value?.term?.value, title: name?.value?.label?.value,
            year: releaseDate?.value?.label?.value.flatMap(LossyNumber.year), director: artist?.value?.label?.value,
            genres: [category?.value?.attributes?.value?.label?.value].compactMap(\.self))
    }
}
