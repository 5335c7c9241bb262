import Fetching

/// A whole feed: a list of articles, or an object that holds one as `articles`.
struct ArticleDocument: Decodable {
    /// What each entry says; nil for one that is no object.
    let entries: [ArticleEntry?]

    private enum RootKey: CodingKey {
        case articles
    }

    init(from decoder: any Decoder) throws {
        if let root = try? decoder.container(keyedBy: RootKey.self) {
            guard let list = try? root.decode([Lossy<ArticleEntry>].self, forKey: .articles) else {
                let isThere = root.contains(.articles)
                throw FeedRefusal(
                    unknown: isThere ? "an object whose 'articles' are no list" : "an object without 'articles'")
            }
            entries = list.map(\.value)
        } else if let list = try? [Lossy<ArticleEntry>](from: decoder) {
            entries = list.map(\.value)
        } else {
            throw FeedRefusal(unknown: "a single value")
        }
    }
}

extension FeedRefusal {
    fileprivate init(unknown found: String) {
        self.init(
            "is JSON, but no list of articles: found \(found), expected a list of objects, or an object that holds one "
                + "as 'articles'",
            advice: "give it a feed in one of these shapes")
    }
}
