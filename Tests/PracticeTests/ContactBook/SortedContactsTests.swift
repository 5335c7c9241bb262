import ContactBook
import Testing

/// The order of contacts, and what a search finds among them.
nonisolated struct SortedContactsTests {
    @Test func `loading and inserting one by one end in the same order`() {
        let contacts = ["Mary Bob", "mary ann Zed", "Ann zed", "ann Alan", "Álvaro Ruiz", "Zoë Quinn", "zoë quinn"]
            .map { name in
                let words = name.split(separator: " ").map(String.init)
                return Contact(firstName: words.dropLast().joined(separator: " "), lastName: words.last ?? "")
            }
        var inserted = SortedContacts()
        for contact in contacts { _ = inserted.insert(contact) }
        let loaded = SortedContacts(contacts).matching("")
        #expect(inserted.matching("") == loaded)
        #expect(
            loaded.map(\.fullName) == [
                "ann Alan", "Ann zed", "mary ann Zed", "Mary Bob", "Zoë Quinn", "zoë quinn", "Álvaro Ruiz",
            ])
    }

    @Test func `a contact goes after those of the same name`() {
        var contacts = SortedContacts([
            Contact(firstName: "Ann", lastName: "Lee"), Contact(firstName: "Bob", lastName: "Lee"),
        ])
        #expect(contacts.insert(Contact(firstName: "ANN", lastName: "LEE")) == 1)
        #expect(contacts.insert(Contact(firstName: "Zed", lastName: "Lee")) == 3)
        #expect(contacts.insert(Contact(firstName: "Al", lastName: "Lee")) == 0)
        #expect(contacts.matching("").map(\.fullName) == ["Al Lee", "Ann Lee", "ANN LEE", "Bob Lee", "Zed Lee"])
    }

    @Test(arguments: [
        ("zo", ["Zoë Quinn"]), ("ZOE Q", ["Zoë Quinn"]), ("lee", ["Ann Lee", "Bob Lee"]), ("n l", ["Ann Lee"]),
        ("", ["Ann Lee", "Bob Lee", "Zoë Quinn"]), ("x", []),
    ])
    func `a search ignores case and diacritics`(query: String, found: [String]) {
        let contacts = SortedContacts([
            Contact(firstName: "Zoë", lastName: "Quinn"), Contact(firstName: "Bob", lastName: "Lee"),
            Contact(firstName: "Ann", lastName: "Lee"),
        ])
        #expect(contacts.matching(query).map(\.fullName) == found)
        #expect(contacts.index(of: 1, matching: query) == found.firstIndex(of: "Bob Lee"))
    }

    @Test(arguments: [
        ("Ann", "Lee", "Ann Lee"), (" Ann\t", "\n Lee ", "Ann Lee"), ("", "Lee", "Lee"), ("Ann", " ", "Ann"),
        (" ", "", ""), ("Mary Ann", "van  Zed", "Mary Ann van  Zed"), ("\u{0}Ann\u{1B}", "Lee", "Ann Lee"),
    ])
    func `a full name has no stray space`(first: String, last: String, full: String) {
        let contact = Contact(firstName: first, lastName: last)
        #expect(contact.fullName == full)
        #expect(contact.isComplete == full.contains(" "))
    }
}
