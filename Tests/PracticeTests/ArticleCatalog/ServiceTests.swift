import ArticleCatalog
import Fetching
import Foundation
import TestSupport
import Testing

/// Where articles come from. That an address is fetched, `ArticlesProgramTests` shows.
nonisolated struct ServiceTests {
    @Test func `there are six bundled articles, and each fact is missing in some and present in others`() async throws {
        let feed = try await BundledArticleService().fetchArticles()
        #expect(feed.articles.count == 6)
        #expect(Set(feed.articles.map(\.title)).count == 6)
        #expect(feed.remarks == [])
        for fact in [\Article.website, \.authors, \.content, \.imageURL] {
            #expect(1...2 ~= feed.articles.count { $0[keyPath: fact] == nil })
        }
        #expect(1...2 ~= feed.articles.count { $0.date == nil })
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
}
