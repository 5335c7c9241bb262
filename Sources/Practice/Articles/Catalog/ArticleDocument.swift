import Fetching

/// A whole feed: a list of articles, or an object that holds one as `articles`.
struct ArticleDocument: Decodable {
    /// The entries; nil for one that isn't an object.
    let entries: [ArticleEntry?]

    private enum RootKey: CodingKey { case articles }

    init(from decoder: any Decoder) throws {
        if let root = try? decoder.container(keyedBy: RootKey.self) {
            guard let list = try? root.decode([Lossy<ArticleEntry>].self, forKey: .articles) else {
                let isThere = root.contains(.articles)
                throw Self.refusal(isThere ? "an object whose 'articles' are no list" : "an object without 'articles'")
            }
            entries = list.map(\.value)
        } else if let list = try? [Lossy<ArticleEntry>](from: decoder) {
            entries = list.map(\.value)
        } else {
            throw Self.refusal("a single value")
        }
    }

    private static func refusal(_ found: String) -> FeedRefusal {
        FeedRefusal(
            "is JSON, but no list of articles: found \(found), expected a list of objects, or an object that holds one "
                + "as 'articles'",
            advice: "give it a feed in one of these shapes")
    }
}

/// An entry of a feed.
struct ArticleEntry: Decodable {
    let article: Article
    /// The text of a date that can't be read, or nil.
    let unreadableDate: String?

    private enum Key: String, CodingKey {
        case date, title, website, authors, content, image, imageUrl
        case imageURL = "image_url"
    }

    init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) -> String? { (try? entry.decodeIfPresent(LossyText.self, forKey: key))?.value }
        let date = text(.date)
        article = Article(
            date: date.flatMap(ArticleDate.init)?.date, title: text(.title), website: text(.website),
            authors: text(.authors), content: text(.content),
            imageURL: text(.imageURL) ?? text(.imageUrl) ?? text(.image))
        unreadableDate = article.date == nil ? date : nil
    }
}

/// A text, which may arrive as a number. Anything else is nil, and so is white space.
private struct LossyText: Decodable {
    let value: String?

    init(from decoder: any Decoder) {
        let text = Lossy<String>(from: decoder).value ?? Lossy<Int>(from: decoder).value?.description
        value = (text ?? Lossy<Double>(from: decoder).value?.description)?.trimmed
    }
}
