import ArticleCatalog
import Articles
import Conformance
import ConsoleUI
import Fetching
import Foundation

/// The stage for a law: the articles module on top of a scripted service, in as many windows as the law opens.
final class ArticleStage {
    let service = ScriptedArticleService()
    let format: Console.Format
    private lazy var module = ArticleListModule(service: service)

    init(_ format: Console.Format) { self.format = format }

    /// Opens a window with a view of the module, by default in the stage's format, and waits until the view settles.
    func open(_ format: Console.Format? = nil) async -> Window {
        let window = Window(format: format ?? self.format)
        window.navigator.push(module.makeView(on: window.console))
        await settle()
        return window
    }

    /// Opens a window on a new module whose list is initially sorted by `key`, and answers the window's request.
    func openLoaded(sortedBy key: ArticleSortKey) async throws -> Window {
        module = ArticleListModule(service: service, sortKey: key)
        let window = await open()
        try await answer(service.calls)
        return window
    }

    /// Opens a window, answers its request, and discards its output.
    func openLoaded(_ articles: [Article] = .examples) async throws -> Window {
        let window = await open()
        try await answer(service.calls, articles)
        _ = window.takeOutput()
        return window
    }

    /// Answers the service call numbered `call`, counted from 1, and waits until the answer arrives.
    func answer(_ call: Int, _ articles: [Article] = .examples) async throws {
        try await service.answer(call, with: .success(ArticleFeed(articles: articles)))
    }

    /// Fails the service call numbered `call`, counted from 1, and waits until the failure arrives.
    func fail(_ call: Int, _ reason: String) async throws {
        let error = FetchError(kind: .unreachableAddress, message: reason)
        try await service.answer(call, with: .failure(error))
    }

    /// Reloads a window's list, and waits until the service is called.
    func reload(_ window: Window) async {
        window.type("reload")
        await settle()
    }

    /// Opens a window on a new module, runs `act` there, releases them, and expects that no object is still alive.
    func requireNothingLeft(after act: (Window) async throws -> Void) async throws {
        try await Census.requireNothingLeft(
            of: { ArticleListModule(service: service).makeView(on: $0) },
            in: Window(format: format),
            without: service,
            after: act)
    }
}

/// An article service whose calls a law answers.
typealias ScriptedArticleService = ScriptedCalls<Result<ArticleFeed, FetchError>>

extension ScriptedCalls: ArticleService where Answer == Result<ArticleFeed, FetchError> {
    nonisolated func fetchArticles() async throws(FetchError) -> ArticleFeed {
        try await call().get()
    }
}

nonisolated extension [Article] {
    /// Four articles in an order that matches no sort key. Each lacks a fact, and two have the same date and website.
    static let examples = [
        Article(date: .may26, title: "beta", website: "Site B", authors: "zoe"),
        Article(
            title: "Gamma",
            website: "site a",
            authors: "ann",
            content: "Text.",
            imageURL: "https://a.b/c.png"),
        Article(date: .may26, website: "Site B", authors: "Bob"),
        Article(date: .may26 + 86_400, title: "Alpha", content: "More."),
    ]
}

nonisolated extension Date {
    /// 26 May 2014, 23:59:59 UTC. In zones ahead of UTC, it was already 27 May.
    static let may26 = Date(timeIntervalSince1970: 1_401_148_799)
}
