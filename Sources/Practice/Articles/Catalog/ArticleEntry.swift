import Fetching

extension [JSONValue] {
    /// Finds the entries of a feed: a list of articles, or an object with such a list under the key `articles`.
    init(articlesIn root: JSONValue) throws(FeedRefusal) {
        let found: String
        switch (root, root["articles"]) {
        case (.list(let entries), _), (.object, .list(let entries)?):
            self = entries
            return
        case (.object, nil): found = "an object without 'articles'"
        case (.object, _): found = "an object whose 'articles' isn't a list"
        default: found = "a single value"
        }
        throw FeedRefusal(
            "is JSON, but not a list of articles: found \(found), expected a list of objects, alone or in an object "
                + "as 'articles'",
            advice: "use a feed in one of these shapes")
    }
}

/// An entry in a feed.
struct ArticleEntry {
    let article: Article
    /// The text of a date that can't be parsed, or nil.
    let unreadableDate: String?

    /// Reads `entry`, or returns nil if it isn't an object.
    init?(_ entry: JSONValue) {
        guard case .object = entry else { return nil }
        func text(_ key: String) -> String? { entry[key]?.textOrNumber }
        let date = text("date")
        article = Article(
            date: date.flatMap(ArticleDate.init)?.date, title: text("title"), website: text("website"),
            authors: text("authors"), content: text("content"),
            imageURL: text("image_url") ?? text("imageUrl") ?? text("image"))
        unreadableDate = article.date == nil ? date : nil
    }
}
