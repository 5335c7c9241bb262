import ContactBook
import Testing

/// Whether a table can insert a single row or must reload, and the order of a store's contacts.
nonisolated struct ContactListTests {
    @Test(arguments: [
        (["b", "c"], 0),
        (["a", "c"], 1),
        (["a", "b"], 2),
    ])
    func `one new row among unchanged rows is inserted`(shown: [String], index: Int) {
        let list = ContactList(["a", "b", "c"], query: "", inserted: index)
        #expect(list.insertion(into: ContactList(shown, query: "")) == index)
    }

    @Test(arguments: [
        // A change before the new row, one after it, and a different order.
        ["x", "c"], ["a", "x"], ["c", "a"],
        // As many rows as in the new list, more rows, or at least two fewer.
        ["a", "b", "c"], ["a", "b", "c", "d"], ["a"], [],
    ])
    func `if any other row has changed, all rows are shown again`(shown: [String]) {
        let list = ContactList(["a", "b", "c"], query: "", inserted: 1)
        #expect(list.insertion(into: ContactList(shown, query: "")) == nil)
    }

    @Test func `nothing is inserted before a list is shown, or if no row is new`() {
        #expect(ContactList(["a"], query: "", inserted: 0).insertion(into: nil) == nil)
        #expect(ContactList(["a"], query: "").insertion(into: ContactList([], query: "")) == nil)
    }

    @Test func `new contacts follow the existing ones, in the order in which they were added`() async throws {
        let store = InMemoryContactStore()
        #expect(try await store.contacts() == .examples)
        let contacts = [Contact.ada, Contact(firstName: "Aaron", lastName: "Abt"), .ada]
        for contact in contacts { try await store.add(contact) }
        #expect(try await store.contacts() == .examples + contacts)
    }
}
