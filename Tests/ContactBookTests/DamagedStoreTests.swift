import ContactBook
import Foundation
import Testing

/// Files that hold no contacts, or more than contacts: each is refused, and left as it is.
struct DamagedStoreTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    @Test(arguments: [
        ("", "ends too early, before '{', at line 1, column 1"),
        (" \n\n", "ends too early, before '{', at line 3, column 1"),
        ("Ada Lovelace\n", "lacks a '{' at line 1, column 1"),
        ("[]", "lacks a '{' at line 1, column 1"),
        ("null", "lacks a '{' at line 1, column 1"),
        ("{}", "has no 'version' in the object at line 1, column 1"),
        (#"{"version": 1}"#, "has no 'contacts' in the object at line 1, column 1"),
        (#"{"contacts": []}"#, "has no 'version' in the object at line 1, column 1"),
        (#"{"version": "1", "contacts": []}"#, "has no number as its 'version' at line 1, column 13"),
        (#"{"version": 1, "contacts": {}}"#, "lacks a '[' at line 1, column 28"),
        (#"{"version": 1, "contacts": null}"#, "lacks a '[' at line 1, column 28"),
        (#"{"version": 1, "contacts": []"#, "ends too early, before '}', at line 1, column 30"),
        (#"{"version": 1, "contacts": []}}"#, "goes on behind its end at line 1, column 31"),
        (#"{"version": 1, "contacts": [],}"#, #"lacks a '"' at line 1, column 31"#),
        (#"{"version": 1, "version": 1, "contacts": []}"#, "has a key for the second time at line 1, column 16"),
        ("{\"version\": 1,\n\"contacts\": [],\n\"contacts\": []}", "has a key for the second time at line 3, column 1"),
        ("{'version': 1, 'contacts': []}", #"lacks a '"' at line 1, column 2"#),
        ("// {\"version\": 1}", "lacks a '{' at line 1, column 1"),
    ])
    func `a file of another shape is refused, and left as it is`(text: String, reason: String) async throws {
        try await expectRefusal(of: Array(text.utf8), because: reason)
    }

    @Test(arguments: [
        ("\"Ada\"", "lacks a '{' at line 3, column 3"),
        ("{}", "has no 'firstName' in the contact at line 3, column 3"),
        (#"{"firstName": "Ada"}"#, "has no 'lastName' in the contact at line 3, column 3"),
        (#"{"lastName": "Ada"}"#, "has no 'firstName' in the contact at line 3, column 3"),
        (#"{"firstName": "Ada", "lastName": null}"#, #"lacks a '"' at line 3, column 36"#),
        (#"{"firstName": 7, "lastName": "A"}"#, #"lacks a '"' at line 3, column 17"#),
        (
            #"{"firstName": "A", "firstName": "B", "lastName": "C"}"#,
            "has a key for the second time at line 3, column 22"
        ),
        (#"{"firstName" "A"}"#, "lacks a ':' at line 3, column 16"),
        (#"{"firstName": "A" "lastName": "B"}"#, "lacks a '}' at line 3, column 21"),
        (#"{"firstName": "A\q"}"#, #"has a '\' without a character that it can stand for at line 3, column 19"#),
        (#"{"firstName": "\uD83Dx"}"#, #"has a '\' without a character that it can stand for at line 3, column 18"#),
        (#"{"firstName": "\uDE00"}"#, #"has a '\' without a character that it can stand for at line 3, column 18"#),
        (#"{"firstName": "\u+123"}"#, #"has a '\' without a character that it can stand for at line 3, column 18"#),
        ("{\"firstName\": \"👩🏽é\u{1}\"}", "has a control character in a string at line 3, column 21"),
        (#"{"firstName": "A", "lastName": "B"},"#, "lacks a '{' at line 4, column 1"),
    ])
    func `a contact of another shape is refused, and left as it is`(contact: String, reason: String) async throws {
        let first = #"  {"firstName": "Alan", "lastName": "Smith"}"#
        let text = "{\"version\": 1, \"contacts\": [\n\(first),\n  \(contact)\n]}\n"
        try await expectRefusal(of: Array(text.utf8), because: reason)
    }

    @Test(arguments: [
        ("2", "2"), ("0", "0"), ("-1", "-1"), ("1.5", "1.5"), ("1e9", "1e9"),
        ("99999999999999999999", "99999999999999999999"),
    ])
    func `a file of another version is refused, and left as it is`(version: String, shown: String) async throws {
        let reason = "is of version \(shown), and this program knows version 1 only"
        let text = #"{"version": \#(version), "people": []}"#
        try await expectRefusal(of: Array(text.utf8), because: reason, advice: "open it with the program that wrote it")
    }

    @Test(arguments: [
        (#"{"version": 1, "groups": [], "contacts": []}"#, "'groups' at line 1, column 16"),
        (#"{"version": 1, "contacts": [{"firstName": "A", "nick": ""}]}"#, "'nick' at line 1, column 48"),
        (#"{"version": 1, "Contacts": []}"#, "'Contacts' at line 1, column 16"),
        ("{\n  \"\\u001B[31m\u{202E}\": 1}", "'\u{FFFD}[31m\u{FFFD}' at line 2, column 3"),
    ])
    func `an unknown key is refused, and left as it is`(text: String, place: String) async throws {
        let advice = "open it with the program that wrote it, or take the key out"
        try await expectRefusal(of: Array(text.utf8), because: "has the unknown key \(place)", advice: advice)
    }

    @Test func `text that is no UTF-8 is refused, and left as it is`() async throws {
        let latin1 = Array("{\"version\": 1,\n \"contacts\": [{\"firstName\": \"Zo".utf8) + [0xEB] + Array("\"}]}".utf8)
        try await expectRefusal(of: latin1, because: "is not UTF-8 text at line 2, column 32")
        let cutOff = Array("{\"é".utf8.dropLast())
        try await expectRefusal(of: cutOff, because: "is not UTF-8 text at line 1, column 3")
        let utf16 = [UInt8]([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00])
        try await expectRefusal(of: utf16, because: "is not UTF-8 text at line 1, column 1")
    }

    @Test func `a file is refused wherever it is cut off`() async throws {
        let store = FileContactStore(path: folder.store)
        for name in ["Ada\n", "李é"] { try await store.add(Contact(firstName: "\(name)x", lastName: name)) }
        let whole = try folder.bytes(at: folder.store)
        // The last byte is a line break, without which the file is whole.
        for count in 0..<(whole.count - 1) {
            let torn = Array(whole.prefix(count))
            try folder.write(torn, to: folder.store)
            #expect(try await store.readingError().kind == .damaged)
            #expect(try await store.addingError().kind == .damaged)
            #expect(try folder.bytes(at: folder.store) == torn)
        }
    }

    private func expectRefusal(
        of bytes: [UInt8],
        because reason: String,
        advice: String = "mend it by hand, or move it away to begin anew",
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        try folder.write(bytes, to: folder.store)
        let store = FileContactStore(path: folder.store)
        let expected = ContactStoreError(kind: .damaged, message: "'\(folder.store)' \(reason); \(advice).")

        #expect(try await store.readingError(location) == expected, sourceLocation: location)
        #expect(try await store.addingError(location) == expected, sourceLocation: location)
        #expect(try folder.bytes(at: folder.store) == bytes, "the file was changed", sourceLocation: location)
        #expect(try folder.names == ["contacts.json"], sourceLocation: location)
    }
}
