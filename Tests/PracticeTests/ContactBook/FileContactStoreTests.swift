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

    @Test func `a file has one contact per line`() async throws {
        for contact in [Contact].examples.prefix(2) { try await store.add(contact) }

        let text = """
            {"version": 1, "contacts": [
              {"firstName":"Alan","lastName":"Smith"},
              {"firstName":"Beatrice","lastName":"Davies"}
            ]}

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
        let bytes = try folder.storeBytes
        #expect(bytes.count { $0 == UInt8(ascii: "\n") } == 4, "a name broke its line")
        #expect(!bytes.contains { $0 < 0x20 && $0 != UInt8(ascii: "\n") }, "a control character isn't escaped")
    }

    @Test(arguments: [
        #"{"version":1,"contacts":[{"firstName":"Ada","lastName":"Lovelace"}]}"#,
        "\u{FEFF}{\r\n\t\"contacts\" :\r\n[ { \"lastName\" : \"Lovelace\" , \"firstName\" : \"Ada\" } ] , \"version\" : 1 }\r\n",
        #"{"version": 1, "contacts": [{"firstName": " \u0041d\u0061\t", "lastName": "\nLovelace"}]}"#,
    ])
    func `a hand-written file is read`(text: String) async throws {
        try folder.writeStore(text.utf8)
        #expect(try await store.contacts() == [.ada])
    }

    @Test(arguments: [
        ("{\"version\":1,\"contacts\":[{\"firstName\": \"Ada\",\n\"lastName\": \"Lovelace\"}\n]}\n", true),
        ("{\"version\":1,\"contacts\":[{\"firstName\":\"Ada\",\"lastName\":\"Lovelace\"}\n]}", false),
        ("{\"contacts\":[{\"firstName\":\"Ada\",\"lastName\":\"Lovelace\"}\n],\n\"version\":1}\n", false),
        ("{\"version\":1,\"contacts\":[{\"firstName\":\"Ada\",\"lastName\":\"Lovelace\"}\r\n]}\n", false),
        ("{\"version\":1,\"contacts\":[\n]}\n", false),
    ])
    func `a contact is added to those in a hand-written file`(text: String, stays: Bool) async throws {
        try folder.writeStore(text.utf8)
        let old = try await store.contacts()
        try await store.add(.ada)
        #expect(try await store.contacts() == old + [.ada])
        let bytes = try folder.storeBytes
        #expect(bytes.starts(with: text.utf8.dropLast(4)) == stays)
        #expect(bytes.suffix(5).elementsEqual("}\n]}\n".utf8))
    }

    @Test func `Foundation can read the contacts from the file`() async throws {
        let names = ["a\u{2028}\u{0}\"\\/é😀\u{202E}b", "Ada"]
        for name in names { try await store.add(Contact(firstName: name, lastName: name)) }
        let json = try JSONSerialization.jsonObject(with: Data(try folder.storeBytes))
        let contacts = try #require((json as? [String: Any])?["contacts"] as? [[String: String]])

        #expect(contacts == names.map { ["firstName": $0, "lastName": $0] })
    }
}
