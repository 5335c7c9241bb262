import Checklist
import ContactsConformance
import Structure
import Testing

/// The page on Contacts tells of each of the articles' statements where it is kept.
struct ContactsChecklistTests {
    @Test func `each statement is kept by a law or a rule that there is, or by a sentence`() throws {
        let statements = try Statement.all(on: "contacts")
        #expect(statements.map(\.number) == (1...17).map { "C\($0)" })
        for statement in statements {
            switch statement.keeper {
            case .law: #expect(ContactsLaw.all.map(\.id).contains(statement.words), "\(statement)")
            case .rule: #expect(Rule.all.map(\.id).contains(statement.words), "\(statement)")
            case .sentence: #expect(statement.words.count > 40, "\(statement)")
            }
        }
    }
}
