/// An entry of a feed, as it says it: all of it is optional, and the date is still text.
struct ArticleEntry: Decodable {
    let date: String?
    private(set) var article = Article()

    private enum Key: String, CodingKey {
        case date, title, website, authors, content, image, imageUrl
        case imageURL = "image_url"
    }

    init(from decoder: any Decoder) throws {
        let entry = try decoder.container(keyedBy: Key.self)
        func text(_ key: Key) -> String? {
            (try? entry.decodeIfPresent(LossyText.self, forKey: key))?.value
        }
        date = text(.date)
        article.title = text(.title)
        article.website = text(.website)
        article.authors = text(.authors)
        article.content = text(.content)
        article.imageURL = text(.imageURL) ?? text(.imageUrl) ?? text(.image)
        article.date = date.flatMap(ArticleDate.init)?.date
    }

    /// Whether there is a date that nobody can read.
    var hasUnreadableDate: Bool { date != nil && article.date == nil }
}
