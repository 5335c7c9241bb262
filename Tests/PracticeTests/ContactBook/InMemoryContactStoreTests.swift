import ContactBook
import Testing

/// What a store that lasts as long as the program keeps.
nonisolated struct InMemoryContactStoreTests {
    @Test func `new contacts come after the existing ones, in the order in which they were added`() async throws {
        let store = InMemoryContactStore()
        #expect(try await store.contacts() == .examples)
        let contacts = [Contact.ada, Contact(firstName: "Aaron", lastName: "Abt"), .ada]
        for contact in contacts { try await store.add(contact) }
        #expect(try await store.contacts() == .examples + contacts)
    }
}
