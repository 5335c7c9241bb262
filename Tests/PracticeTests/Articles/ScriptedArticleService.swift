import ArticleCatalog
import Conformance
import Fetching

/// A service that a law answers for, whenever and in whatever order it likes.
@MainActor
final class ScriptedArticleService: ArticleService {
    /// How many times the law's subject called it.
    private(set) var calls = 0
    /// How many unanswered calls were cancelled.
    private(set) var cancellations = 0
    private var unanswered: [Int: Reply<Result<ArticleFeed, FetchError>>] = [:]

    nonisolated func fetchArticles() async throws(FetchError) -> ArticleFeed {
        try await answer().get()
    }

    /// Answers the call with this number, from 1.
    func answer(_ call: Int, _ result: Result<ArticleFeed, FetchError>) throws {
        let reply = unanswered.removeValue(forKey: call)
        try require(reply != nil, "the service was called \(calls) times, so not \(call) times")
        reply?(result)
    }

    private func answer() async -> Result<ArticleFeed, FetchError> {
        calls += 1
        let call = calls
        return await withTaskCancellationHandler {
            await Reply.awaited { unanswered[call] = $0 }
        } onCancel: {
            Task { @MainActor in self.cancellations += 1 }
        }
    }

    isolated deinit {
        // Calls that a law left open end with its stage.
        for reply in unanswered.values { reply(.success(ArticleFeed(articles: []))) }
    }
}
