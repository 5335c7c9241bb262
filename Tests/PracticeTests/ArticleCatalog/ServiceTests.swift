import ArticleCatalog
import Testing

/// The bundled articles. `ArticlesProgramTests` checks that a file or an address is read again each time.
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
        // Each key matters: no two orders are the same.
        #expect(Set(ArticleSortKey.allCases.map(feed.articles.sorted)).count == ArticleSortKey.allCases.count)
    }
}
