import ContactBook
import Foundation
import TestSupport
import Testing

/// A store's content, and its file format.
nonisolated struct FileContactStoreTests {
    let folder: TemporaryFolder
    /// A store in the temporary folder. Its file doesn't exist yet.
    let store: FileContactStore

    init() throws {
        folder = try TemporaryFolder()
        store = FileContactStore(path: folder.store)
    }

    @Test func `contacts keep the order in which they were added, and reading creates no file`() async throws {
        #expect(try await store.contacts() == [])
        #expect(try folder.names == [])
        let contacts = [Contact].examples.reversed() + [Contact].examples
        for contact in contacts { try await store.add(contact) }
        #expect(try await FileContactStore(path: folder.store).contacts() == contacts)
        #expect(try folder.names == ["contacts.json"])
    }

    @Test func `a file is JSON that a person can read`() async throws {
        for contact in [Contact].examples.prefix(2) { try await store.add(contact) }

        let text = """
            {
              "contacts" : [
                {
                  "firstName" : "Alan",
                  "lastName" : "Smith"
                },
                {
                  "firstName" : "Beatrice",
                  "lastName" : "Davies"
                }
              ],
              "version" : 1
            }
            """
        #expect(String(decoding: try folder.storeBytes, as: UTF8.self) == text)
    }

    @Test(arguments: [
        "", "李小龍", "محمد بن سلمان", "ज़ोया", "👩‍👩‍👧‍👦🏴󠁧󠁢󠁳󠁣󠁴󠁿", "e\u{301}", "\u{E9}", "a\"b\\c/d", "a\u{2028}b\u{2029}c",
        "a\u{0}b\u{7F}\u{85}c", "a\u{1B}[31mb\u{7}c", "a\nb\r\nc\td", "a\u{202E}b\u{2066}c", "\u{301}a",
        "\u{FEFF}a\u{FFFE}b",
        "\u{FFFD}\u{10FFFF}b", "\\u0041\\", "{\"a\": [", "null", String(repeating: "ß", count: 10_000),
        String(repeating: "\u{1}x", count: 5_000), String(repeating: "\"\\", count: 5_000),
    ])
    func `a name keeps every code point`(name: String) async throws {
        let contact = Contact(firstName: name, lastName: "x\(name)x")
        for contact in [contact, .ada] { try await store.add(contact) }
        let read = try await FileContactStore(path: folder.store).contacts()

        #expect(read.count == 2)
        // Strings with different code points can be equal, so compare bytes.
        #expect(read.first.map { Array($0.firstName.utf8) } == Array(contact.firstName.utf8))
        #expect(read.first.map { Array($0.lastName.utf8) } == Array(contact.lastName.utf8))
    }

    @Test(arguments: [
        #"{"version":1,"contacts":[{"firstName":"Ada","lastName":"Lovelace"}]}"#,
        "\u{FEFF}{\r\n\t\"contacts\" :\r\n[ { \"lastName\" : \"Lovelace\" , \"firstName\" : \"Ada\" } ] , \"version\" : 1 }\r\n",
        #"{"version": 1, "contacts": [{"firstName": " \u0041d\u0061\t", "lastName": "\nLovelace"}]}"#,
    ])
    func `a hand-written file is read, and contacts are added to it`(text: String) async throws {
        try folder.writeStore(text.utf8)
        #expect(try await store.contacts() == [.ada])
        try await store.add(.ada)
        #expect(try await store.contacts() == [.ada, .ada])
    }
}
