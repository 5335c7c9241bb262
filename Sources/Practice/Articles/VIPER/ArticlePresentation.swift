import ArticleCatalog
import Foundation

/// An article as text, ready to be shown. An unknown fact becomes a dash.
struct ArticlePresentation: Equatable, Encodable {
    let date, title, website, authors, content, imageURL: String

    init(_ article: Article) {
        // The format of `May 26, 2014`, whatever the user's locale, calendar and time zone.
        let style = Date.FormatStyle(
            date: .abbreviated, time: .omitted, locale: Locale(identifier: "en_US"),
            calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
        date = article.date.map(style.format) ?? "–"
        title = article.title ?? "–"
        website = article.website ?? "–"
        authors = article.authors ?? "–"
        content = article.content ?? "–"
        imageURL = article.imageURL ?? "–"
    }
}
