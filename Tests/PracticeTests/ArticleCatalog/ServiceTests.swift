import ArticleCatalog
import Testing

/// The bundled articles.
nonisolated struct ServiceTests {
    @Test func `there are six bundled articles, and each fact but the title is missing from one or two`() async throws {
        let feed = try await BundledArticleService().fetchArticles()
        #expect(feed.articles.count == 6)
        #expect(Set(feed.articles.map(\.title)).count == 6)
        #expect(feed.remarks == [])
        for fact in [\Article.website, \.authors, \.content, \.imageURL] {
            #expect(1...2 ~= feed.articles.count { $0[keyPath: fact] == nil })
        }
        #expect(1...2 ~= feed.articles.count { $0.date == nil })
        // Each key produces a different order.
        #expect(Set(ArticleSortKey.allCases.map(feed.articles.sorted)).count == ArticleSortKey.allCases.count)
    }
}
