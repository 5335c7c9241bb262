import ArticleCatalog
import ConsoleProgram
import ConsoleUI

/// Stands before a service, says what was left out of each feed, and leaves in the outcome whether the last fetch
/// failed.
@MainActor
final class ReportingArticleService: ArticleService {
    private let service: any ArticleService
    private let console: Console
    private let outcome: Outcome
    private let willFetch: @MainActor () -> Void

    init(
        _ service: any ArticleService, console: Console, outcome: Outcome, willFetch: @escaping @MainActor () -> Void
    ) {
        self.service = service
        self.console = console
        self.outcome = outcome
        self.willFetch = willFetch
    }

    nonisolated func fetchArticles() async throws(ArticleServiceError) -> ArticleFeed {
        await willFetch()
        do {
            let feed = try await service.fetchArticles()
            await report(feed)
            return feed
        } catch {
            await report(error)
            throw error
        }
    }

    private func report(_ feed: ArticleFeed) {
        guard !Task.isCancelled else { return }
        outcome.failure = nil
        for remark in feed.remarks { console.note(remark) }
    }

    private func report(_ error: ArticleServiceError) {
        guard !Task.isCancelled else { return }
        outcome.failure = Outcome.Failure(error.message, error.kind.exitCode)
    }
}

extension ArticleServiceError.Kind {
    fileprivate var exitCode: ExitCode {
        switch self {
        case .notAnArticleFeed: .data
        case .unreadableFile: .noInput
        case .unreachableAddress: .unavailable
        }
    }
}
