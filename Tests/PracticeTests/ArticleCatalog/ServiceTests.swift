import ArticleCatalog
import Fetching
import Foundation
import TestSupport
import Testing

/// Where articles come from.
@Suite(.timeLimit(.minutes(5)))
nonisolated struct ServiceTests {
    @Test func `there are six bundled articles, and each fact is missing in some and present in others`() async throws {
        let feed = try await BundledArticleService().fetchArticles()
        #expect(feed.articles.count == 6)
        #expect(Set(feed.articles.map(\.title)).count == 6)
        #expect(feed.remarks == [])
        let missing =
            [\Article.website, \.authors, \.content, \.imageURL].map { fact in
                feed.articles.count { $0[keyPath: fact] == nil }
            } + [feed.articles.count { $0.date == nil }]
        #expect(missing.allSatisfy { 1...2 ~= $0 })
        // Each key tells something: no two orders are the same.
        #expect(Set(ArticleSortKey.allCases.map(feed.articles.sorted)).count == ArticleSortKey.allCases.count)
    }

    @Test func `a file is read again each time`() async throws {
        let folder = try TemporaryFolder()
        let service = SourcedArticleService(from: FileSource(path: folder.path("articles.json")))
        for title in ["A", "B"] {
            try folder.write(Data(#"[{"title": "\#(title)"}]"#.utf8), to: "articles.json")
            #expect(try await service.fetchArticles().articles == [Article(title: title)])
        }
    }

    @Test func `an address is fetched, and its password isn't shown`() async throws {
        let server = try LoopbackServer { path, connection in
            if path == "/articles" {
                connection.answer(body: #"{"articles": [{"title": "A", "date": "05/26/2014"}]}"#)
            } else {
                connection.answer("404 Not Found", body: "")
            }
        }
        let url = try server.url("/articles", credentials: "ida:secret@")
        let feed = try await service(url).fetchArticles()
        #expect(feed.articles == [Article(date: try instant(2014, 5, 26), title: "A")])
        let elsewhere = try service(server.url("/other", credentials: "ida:secret@"))
        let error = await #expect(throws: FetchError.self) { try await elsewhere.fetchArticles() }
        #expect(error?.kind == .unreachableAddress)
        #expect(error?.message.contains("answered 404 (not found)") == true)
        #expect(error?.message.contains("secret") == false)
    }

    @Test func `an answer that is a page, or too long, isn't a list of articles`() async throws {
        let server = try LoopbackServer { _, connection in connection.answer(body: "<html><body>Hello</body></html>") }
        for (limit, saying) in [(1_000, "is not valid JSON"), (10, "too much for a list of articles")] {
            let source = HTTPSource(
                url: try server.url("/"), expecting: SourcedArticleService.content, bodyLimit: limit)
            let service = SourcedArticleService(from: source)
            let error = await #expect(throws: FetchError.self) { try await service.fetchArticles() }
            #expect(error?.kind == .notAFeed)
            #expect(error?.message.contains(saying) == true, "\(String(describing: error))")
        }
    }

    private func service(_ url: URL) -> SourcedArticleService {
        SourcedArticleService(from: HTTPSource(url: url, expecting: SourcedArticleService.content))
    }
}
