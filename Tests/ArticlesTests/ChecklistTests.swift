import Checklist
import Structure
import Testing

/// The page on the articles tells of each of the article's statements where it is kept.
struct ChecklistTests {
    @Test func `each statement is kept by a law or a rule that there is, or by a sentence`() throws {
        let statements = try Statement.all(on: "articles")
        // A statement that says several things has a row for each.
        #expect(Set(statements.map(\.number)) == Set((1...7).map { "A\($0)" }))
        for statement in statements {
            switch statement.keeper {
            case .law: #expect(ArticleLaw.all.map(\.id).contains(statement.words), "\(statement)")
            case .rule: #expect(Rule.all.map(\.id).contains(statement.words), "\(statement)")
            case .sentence: #expect(statement.words.count > 40, "\(statement)")
            }
        }
    }
}
