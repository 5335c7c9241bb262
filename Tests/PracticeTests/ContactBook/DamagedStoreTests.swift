import ContactBook
import Foundation
import TestSupport
import Testing

/// Files that hold no contacts, or more than contacts: each is refused, and left as it is.
nonisolated struct DamagedStoreTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private static let fix = "fix it by hand, or move it away to start afresh"
    private static let other = "and this program only knows version 1; open it with the program that wrote it"
    private static let unknown = "open it with the program that wrote it, or take the key out"

    @Test(arguments: [
        ("", "is empty; give it a store of contacts"),
        (" \n\n", "is empty; give it a store of contacts"),
        ("Ada Lovelace\n", "is not valid JSON"),
        ("{'version': 1, 'contacts': []}", "is not valid JSON"),
        (#"{"version": 1, "contacts": []"#, "is not valid JSON"),
        (#"{"version": 1, "contacts": []}}"#, "is not valid JSON"),
        (#"{"version": 1, "contacts": [,]}"#, "is not valid JSON"),
        ("// {\"version\": 1}", "is not valid JSON"),
        (#"{"version": 1, "contacts": [],}"#, "is not valid JSON: unexpected character at line 1, column 31"),
        (
            "\u{FEFF}\u{FEFF}{\"version\": 1, \"contacts\": []}",
            "is not valid JSON: unexpected character at line 1, column 1"
        ),
        ("[]", "isn't a JSON object; \(fix)"),
        ("null", "isn't a JSON object; \(fix)"),
        ("7", "isn't a JSON object; \(fix)"),
        ("{}", "has no whole number as its 'version'; \(fix)"),
        (#"{"contacts": []}"#, "has no whole number as its 'version'; \(fix)"),
        (#"{"version": "1", "contacts": []}"#, "has no whole number as its 'version'; \(fix)"),
        (#"{"version": 1.5, "contacts": []}"#, "has no whole number as its 'version'; \(fix)"),
        (#"{"version": 2, "people": []}"#, "is version 2, \(other)"),
        (#"{"version": 0, "people": []}"#, "is version 0, \(other)"),
        (#"{"version": -1, "people": []}"#, "is version -1, \(other)"),
        (#"{"version": 1}"#, "has no list of 'contacts'; \(fix)"),
        (#"{"version": 1, "contacts": {}}"#, "has no list of 'contacts'; \(fix)"),
        (#"{"version": 1, "contacts": null}"#, "has no list of 'contacts'; \(fix)"),
        (#"{"version": 1, "groups": [], "contacts": []}"#, "has the unknown key 'groups' in it; \(unknown)"),
        (#"{"version": 1, "Contacts": []}"#, "has the unknown key 'Contacts' in it; \(unknown)"),
        (
            "{\"version\": 1,\n  \"\\u001B[31m\u{202E}\": 1}",
            "has the unknown key '\u{FFFD}[31m\u{FFFD}' in it; \(unknown)"
        ),
        (
            #"{"version": 1, "contacts": [], "contacts": [{"firstName": "A", "lastName": "B"}]}"#,
            "has the key 'contacts' more than once in it; \(fix)"
        ),
        (#"{"version": 1, "version": 1, "contacts": []}"#, "has the key 'version' more than once in it; \(fix)"),
    ])
    func `a file of another shape, version or key is refused, and left as it is`(
        text: String, reason: String
    ) async throws {
        try await expectRefusal(of: Array(text.utf8), because: reason)
    }

    @Test(arguments: [
        ("\"Ada\"", "has something else instead of contact 2; \(fix)"),
        ("{}", "has no text as the 'firstName' of contact 2; \(fix)"),
        (#"{"firstName": "Ada"}"#, "has no text as the 'lastName' of contact 2; \(fix)"),
        (#"{"lastName": "Ada"}"#, "has no text as the 'firstName' of contact 2; \(fix)"),
        (#"{"firstName": "Ada", "lastName": null}"#, "has no text as the 'lastName' of contact 2; \(fix)"),
        (#"{"firstName": 7, "lastName": "A"}"#, "has no text as the 'firstName' of contact 2; \(fix)"),
        (#"{"firstName" "A"}"#, "is not valid JSON"),
        (#"{"firstName": "A" "lastName": "B"}"#, "is not valid JSON"),
        (#"{"firstName": "A\q", "lastName": "B"}"#, "is not valid JSON: invalid escape at line 3, column 20"),
        (
            "{\"firstName\": \"A\u{1}\", \"lastName\": \"B\"}",
            "is not valid JSON: control character in a string at line 3"
        ),
        (#"{"firstName": "A", "lastName": "B",}"#, "is not valid JSON: unexpected character at line 3, column 38"),
        (#"{"firstName": "A", "lastName": "B"},"#, "is not valid JSON: unexpected character at line 4, column 1"),
        (#"{"firstName": "A\ud800", "lastName": "B"}"#, "has no text as the 'firstName' of contact 2; \(fix)"),
        (#"{"firstName": "A", "lastName": "B"}, x"#, "is not valid JSON"),
        (
            #"{"firstName": "A", "lastName": "", "nick": ""}"#,
            "has the unknown key 'nick' in contact 2; \(unknown)"
        ),
        (
            #"{"firstName": "A", "lastName": "B", "lastName": "C"}"#,
            "has the key 'lastName' more than once in contact 2; \(fix)"
        ),
    ])
    func `a contact of another shape is refused, and left as it is`(contact: String, reason: String) async throws {
        let first = #"  {"firstName": "Alan", "lastName": "Smith"}"#
        let text = "{\"version\": 1, \"contacts\": [\n\(first),\n  \(contact)\n]}\n"
        try await expectRefusal(of: Array(text.utf8), because: reason)
    }

    @Test func `text that isn't UTF-8 is refused, and left as it is`() async throws {
        let latin1 = Array("{\"version\": 1,\n \"contacts\": [{\"firstName\": \"Zo".utf8) + [0xEB] + Array("\"}]}".utf8)
        try await expectRefusal(of: latin1, because: "is not UTF-8 text")
        try await expectRefusal(of: Array("{\"é".utf8.dropLast()), because: "is not UTF-8 text")
        try await expectRefusal(of: [0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00], because: "is not UTF-8 text")
    }

    @Test func `a file is refused wherever it is cut off`() async throws {
        let store = FileContactStore(path: folder.store)
        for name in ["Ada\n", "李é"] { try await store.add(Contact(firstName: "\(name)x", lastName: name)) }
        let whole = try folder.storeBytes
        // The last byte is a line break, without which the file is whole.
        for count in 0..<(whole.count - 1) {
            let torn = Array(whole.prefix(count))
            try folder.writeStore(torn)
            #expect(try await store.readingError().kind == .damaged)
            #expect(try await store.addingError().kind == .damaged)
            #expect(try folder.storeBytes == torn)
        }
    }

    /// Expects that the file is refused for reading and for adding, by a sentence with `reason` behind its path.
    private func expectRefusal(
        of bytes: [UInt8], because reason: String, _ location: SourceLocation = #_sourceLocation
    ) async throws {
        try folder.writeStore(bytes)
        let store = FileContactStore(path: folder.store)
        for error in [try await store.readingError(location), try await store.addingError(location)] {
            #expect(error.kind == .damaged, sourceLocation: location)
            #expect(error.message.hasPrefix("'\(folder.store)' \(reason)"), sourceLocation: location)
        }
        #expect(try folder.storeBytes == bytes, "the file was changed", sourceLocation: location)
        #expect(try folder.names == ["contacts.json"], sourceLocation: location)
    }
}
