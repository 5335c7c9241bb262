import ContactsConformance
import Structure
import TestSupport
import Testing

/// The page on Contacts tells of each of the articles' statements where it is kept.
struct ContactsChecklistTests {
    @Test func `each statement is enforced by an existing law or rule, or has a sentence`() throws {
        let statements = try Statement.all(on: "contacts")
        #expect(statements.map(\.number) == (1...17).map { "C\($0)" })
        for keeper in statements.flatMap(\.keepers) {
            #expect(keeper.exists(among: ContactsLaw.all.map(\.id), Rule.all(of: .contacts).map(\.id)), "\(keeper)")
        }
        #expect(statements.allSatisfy { !$0.keepers.isEmpty })
    }

    @Test func `so are the articles' general rules`() throws {
        let statements = try Statement.all(on: "README")
        #expect(statements.map(\.number) == (1...7).map { "G\($0)" })
        for keeper in statements.flatMap(\.keepers) {
            #expect(keeper.exists(among: [], Rule.all(of: .contacts).map(\.id)), "\(keeper)")
        }
        #expect(statements.allSatisfy { !$0.keepers.isEmpty })
    }
}
