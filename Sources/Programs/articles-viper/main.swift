import ArticleCatalog
import Articles
import ConsoleProgram
import ConsoleUI
import Fetching

let source = SourceOptions(of: "articles")
let sort = Option(
    "--sort", "KEY", "date, title, author or website (date)", default: ArticleSortKey.date,
    takes: "'date', 'title', 'author' or 'website'"
) { word in
    ArticleSortKey(rawValue: word.lowercased())
}

ConsoleProgram(
    name: "articles-viper",
    summary: "Lists articles, sorts them, and shows them one by one.",
    options: [source.source, sort, source.timeout, source.maxBytes],
    commands: [
        "reload": "fetch the articles again",
        "sort KEY": "sort by date, title, author or website",
        "open N": "show the details of article N",
    ],
    statuses: [
        .data: "the data isn't a list of articles",
        .noInput: "no such file",
        .unavailable: "the address did not answer",
    ]
) { arguments, launch in
    let bytes = source.bytes(of: arguments, expecting: SourcedArticleService.content)
    let service: any ArticleService = bytes.map(SourcedArticleService.init) ?? BundledArticleService()
    let reporting = ReportingArticleService(service: service, launch: launch)
    return ArticleListModule(service: reporting, sortKey: arguments[sort]).makeView(on: launch.console)
}.main()

/// A service that reports failures, and what was left out of a feed.
nonisolated struct ReportingArticleService: ArticleService {
    let service: any ArticleService
    let launch: Launch

    func fetchArticles() async throws(FetchError) -> ArticleFeed {
        try await launch.report(remarks: \.remarks) { () throws(FetchError) in
            try await service.fetchArticles()
        }
    }
}
