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

/// An inspection that turns a feed's entries into articles, and counts what it drops.
struct ArticleInspection {
    private(set) var losses = Losses()

    /// Returns the article, or nil if `entry` isn't an object.
    mutating func article(from entry: JSONValue) -> Article? {
        guard case .object = entry else {
            losses.leaveOut(because: "not an object")
            return nil
        }
        let date = losses.fact(entry["date"], "date") { value in
            value.textOrNumber.flatMap(ArticleDate.init)?.date
        }
        func text(_ key: String) -> String? { entry[key]?.textOrNumber }
        return Article(
            date: date,
            title: text("title"),
            website: text("website"),
            authors: text("authors"),
            content: text("content"),
            imageURL: text("image_url") ?? text("imageUrl") ?? text("image"))
    }
}
