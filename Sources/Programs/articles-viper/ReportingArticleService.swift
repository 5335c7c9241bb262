public import ArticleCatalog
public import ConsoleProgram
public import ConsoleUI

/// A service that reports what a feed lacks, and why there is none.
nonisolated struct ReportingArticleService: ArticleService {
    let service: any ArticleService
    let launch: Launch

    func fetchArticles() async throws(ArticleServiceError) -> ArticleFeed {
        try await launch.report(remarks: \.remarks) { () throws(ArticleServiceError) in
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
