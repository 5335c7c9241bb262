import Conformance
import ContactsConformance
import Testing

/// The laws behind the source articles' statements. The compiler checks that the tests behind them exist.
struct ChecklistTests {
    @Test func `the laws behind the statements about Articles exist`() {
        let laws = ArticleLaw.all.map(\.id)
        #expect(Statement.articles.laws.subtracting(laws) == [])
    }

    @Test func `the laws behind the statements about Contacts exist`() {
        let laws = ContactsLaw.all.map(\.id) + LayerLaw<LayeredContacts>.all.map(\.id)
        #expect(Statement.contacts.laws.subtracting(laws) == [])
    }

    @Test func `no law is behind the statements about Login and about every app`() {
        #expect(Statement.login.laws == [])
        #expect(Statement.common.laws == [])
    }
}
