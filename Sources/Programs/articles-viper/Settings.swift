public import ArticleCatalog
public import ConsoleProgram
public import ConsoleUI

/// The values of the program's own options.
struct Settings {
    static let options: [Arguments.Option] = [
        .source(of: "articles"), .init("--sort", "KEY", "date, title, author or website (date)"),
        .timeout(for: "an address"), .maxBytes,
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
        let source = try arguments.source(expecting: SourcedArticleService.content)
        service = source.map(SourcedArticleService.init) ?? BundledArticleService()
    }
}

/// A service that reports each call.
nonisolated struct ReportingArticleService: ArticleService {
    let service: any ArticleService
    let launch: Launch

    func fetchArticles() async throws(ArticleServiceError) -> ArticleFeed {
        try await launch.report("Interactor → Service", remarks: \.remarks) { () throws(ArticleServiceError) in
            try await service.fetchArticles()
        }
    }
}

nonisolated extension ArticleServiceError: ServiceFailure {
    /// The program's exit status.
    public var exitCode: ExitCode {
        switch kind {
        case .notAnArticleFeed: .data
        case .unreadableFile: .noInput
        case .unreachableAddress: .unavailable
        case .tooFewFiles: .system
        }
    }
}
