import Structure
import TestSupport
import Testing

/// The page on the articles tells of each of the article's statements where it is kept.
struct ArticleChecklistTests {
    @Test func `each statement is enforced by an existing law or rule, or has a sentence`() throws {
        let statements = try Statement.all(on: "articles")
        #expect(statements.map(\.number) == (1...7).map { "A\($0)" })
        for keeper in statements.flatMap(\.keepers) {
            #expect(keeper.exists(among: ArticleLaw.all.map(\.id), Rule.all(of: .articles).map(\.id)), "\(keeper)")
        }
        #expect(statements.allSatisfy { !$0.keepers.isEmpty })
    }
}
