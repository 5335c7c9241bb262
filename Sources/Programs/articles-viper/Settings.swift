import ArticleCatalog
import ConsoleProgram
import ConsoleUI

/// What the program's own options ask for.
struct Settings {
    static let options: [Arguments.Option] = [
        .source(of: "articles"), .init("--sort", "KEY", "date, title, author or website (date)"), .timeout,
    ]

    let service: any ArticleService
    let sortKey: ArticleSortKey

    /// - Throws: ``Arguments/UsageError`` that says what is wrong and what to type instead.
    init(_ arguments: Arguments) throws(Arguments.UsageError) {
        let word = arguments["--sort"] ?? "date"
        guard let sortKey = ArticleSortKey(rawValue: word.lowercased()) else {
            throw Arguments.UsageError("'--sort' takes 'date', 'title', 'author' or 'website', not '\(word)'.")
        }
        self.sortKey = sortKey
        if let source = try arguments.source(expecting: SourcedArticleService.content) {
            service = SourcedArticleService(from: source)
        } else {
            service = BundledArticleService()
        }
    }
}
