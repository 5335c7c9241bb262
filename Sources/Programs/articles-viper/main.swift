import ArticleCatalog
import Articles
import ConsoleProgram
import ConsoleUI
import Fetching

ConsoleProgram(
    name: "articles-viper", summary: "Lists articles, sorts them, and shows them one by one.",
    commands: [
        "reload": "fetch the articles again",
        "sort KEY": "sort by date, title, author or website",
        "open N": "show the details of article N",
    ],
    statuses: [
        .data: "the data isn't a list of articles", .noInput: "no such file",
        .unavailable: "the address did not answer",
    ]
) { options throws(Arguments.UsageError) in
    let source = options.source(of: "articles")
    let word = options("--sort", "KEY", help: "date, title, author or website (date)") ?? "date"
    guard let sortKey = ArticleSortKey(rawValue: word.lowercased()) else {
        throw Arguments.UsageError("'--sort' takes 'date', 'title', 'author' or 'website', not '\(word)'.")
    }
    let bytes = try options.bytes(from: source, expecting: SourcedArticleService.content)
    let service: any ArticleService = bytes.map(SourcedArticleService.init) ?? BundledArticleService()
    return { launch in
        let service = ReportingArticleService(service: service, launch: launch)
        return ArticleListModule(service: service, sortKey: sortKey).makeView(on: launch.console)
    }
}.main()

/// A service that reports failures, and what was left out of a feed.
nonisolated struct ReportingArticleService: ArticleService {
    let service: any ArticleService
    let launch: Launch

    func fetchArticles() async throws(FetchError) -> ArticleFeed {
        try await launch.report(remarks: \.remarks) { () throws(FetchError) in try await service.fetchArticles() }
    }
}
