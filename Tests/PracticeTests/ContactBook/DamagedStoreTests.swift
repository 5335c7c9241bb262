import ContactBook
import Foundation
import TestSupport
import Testing

/// Files that hold no contacts, or more than contacts: each is refused, and left as it is.
nonisolated extension FileContactStoreTests {
    private static let fix = "fix it by hand, or move it away to start afresh"
    private static let other = "and this program only knows version 1; open it with the program that wrote it"
    private static let unknown = "open it with the program that wrote it, or take the key out"

    // What isn't JSON has a test in `JSONTests`.
    @Test(arguments: [
        (" \n\n", "is empty; give it a store of contacts"),
        ("Ada Lovelace\n", "is not valid JSON"),
        (#"{"version": 1, "contacts": []"#, "is not valid JSON"),
        (#"{"version": 1, "contacts": []}}"#, "is not valid JSON"),
        (#"{"version": 1, "contacts": [],}"#, "is not valid JSON: unexpected character at line 1, column 31"),
        ("[]", "isn't a JSON object; \(fix)"), ("null", "isn't a JSON object; \(fix)"),
        ("{}", "has no whole number as its 'version'; \(fix)"),
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
            "{\"version\": 1, \"\\u001B[31m\u{202E}\": 1}",
            "has the unknown key '\u{FFFD}[31m\u{FFFD}' in it; \(unknown)"
        ),
        (#"{"version": 1, "contacts": [], "contacts": [7]}"#, "has the key 'contacts' more than once in it; \(fix)"),
        (#"{"version": 1, "version": 1, "contacts": []}"#, "has the key 'version' more than once in it; \(fix)"),
    ])
    func `a file of another shape, version or key is refused, and left as it is`(
        text: String, reason: String
    ) async throws {
        try await expectDamage(in: Array(text.utf8), reason)
    }

    @Test(arguments: [
        ("\"Ada\"", "has something else instead of contact 2; \(fix)"),
        ("{}", "has no text as the 'firstName' of contact 2; \(fix)"),
        (#"{"firstName": "Ada"}"#, "has no text as the 'lastName' of contact 2; \(fix)"),
        (#"{"lastName": "Ada"}"#, "has no text as the 'firstName' of contact 2; \(fix)"),
        (#"{"firstName": "Ada", "lastName": null}"#, "has no text as the 'lastName' of contact 2; \(fix)"),
        (#"{"firstName": 7, "lastName": "A"}"#, "has no text as the 'firstName' of contact 2; \(fix)"),
        (#"{"firstName": "A" "lastName": "B"}"#, "is not valid JSON: unexpected character at line 3, column 21"),
        (#"{"firstName": "A\ud800", "lastName": "B"}"#, "has no text as the 'firstName' of contact 2; \(fix)"),
        (#"{"firstName": "A", "lastName": "", "nick": ""}"#, "has the unknown key 'nick' in contact 2; \(unknown)"),
        (#"{"lastName": "B", "lastName": ""}"#, "has the key 'lastName' more than once in contact 2; \(fix)"),
    ])
    func `a contact of another shape is refused, and left as it is`(contact: String, reason: String) async throws {
        let first = #"  {"firstName": "Alan", "lastName": "Smith"}"#
        try await expectDamage(
            in: Array("{\"version\": 1, \"contacts\": [\n\(first),\n  \(contact)\n]}\n".utf8), reason)
    }

    @Test func `text that isn't UTF-8 is refused, and left as it is`() async throws {
        let latin1 = Array("{\"version\": 1,\n \"contacts\": [{\"firstName\": \"Zo".utf8) + [0xEB] + Array("\"}]}".utf8)
        try await expectDamage(in: latin1, "is not UTF-8 text")
    }

    @Test func `a file is refused wherever it is cut off`() async throws {
        for name in ["Ada\n", "李é"] { try await store.add(Contact(firstName: "\(name)x", lastName: name)) }
        let whole = try folder.storeBytes
        // The last byte is a line break, without which the file is whole.
        for count in 0..<(whole.count - 1) { try await expectDamage(in: Array(whole.prefix(count)), "is ") }
    }

    /// Expects that the file is refused for reading and for adding, by a sentence with `reason` behind its path.
    private func expectDamage(
        in bytes: [UInt8], _ reason: String, _ location: SourceLocation = #_sourceLocation
    ) async throws {
        try folder.writeStore(bytes)
        for error in [try await store.readingError(location), try await store.addingError(location)] {
            #expect(error.kind == .damaged, sourceLocation: location)
            #expect(error.message.hasPrefix("'\(folder.store)' \(reason)"), sourceLocation: location)
        }
        #expect(try folder.storeBytes == bytes, "the file was changed", sourceLocation: location)
        #expect(try folder.names == ["contacts.json"], sourceLocation: location)
    }
}
