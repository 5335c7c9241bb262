import ArticleCatalog
import Foundation

/// An article as text, ready to be shown. An unknown fact becomes a dash.
struct ArticlePresentation: Equatable, Encodable {
    let date, title, website, authors, content, imageURL: String

    init(_ article: Article) {
        date = article.date?.formatted(Self.dateStyle) ?? "–"
        title = article.title ?? "–"
        website = article.website ?? "–"
        authors = article.authors ?? "–"
        content = article.content ?? "–"
        imageURL = article.imageURL ?? "–"
    }

    /// The format of `May 26, 2014`, the same in any locale and time zone.
    private static let dateStyle = Date.FormatStyle(
        date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_US"), timeZone: .gmt)
}
