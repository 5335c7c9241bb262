import Foundation
import TestSupport
import Testing

@testable import ContactBook

/// Whatever a store's file contains, no data is lost: the file is read as contacts, or rejected and left untouched.
nonisolated struct StoreFuzzTests {
    private static let seeds = [
        """
        {"version": 1, "contacts": [
          {"firstName":"Alan","lastName":"Smith"},
          {"firstName":"李 \\u00e9\\n\\"\\\\\\/\\b\\f\\r\\t\\uD83D\\uDE00\\u2028x","lastName":""}
        ]}

        """, #"{"contacts":[],"version":1}"#, "{\"version\": 1, \"contacts\": [\n\n]}\n",
    ]
    private static let words = [
        "\"version\"", "\"contacts\"", "\"firstName\"", "\"lastName\"", "\"nick\"", "\"nick\":0,", ",\"nick\":\"\"",
        ": 1", ": 2", ",", "null", "{}", "[]", "\\u0000", "\\ud800", "\\ud83c\\udfac", "\\/", "\\t", " ", "\u{FEFF}",
        #"{"firstName":"A","lastName":"B"}"#,
        "\"\"",
    ]

    @Test func `Fuzz: a store is read and written completely, or rejected and left as it is`() async throws {
        let folder = try TemporaryFolder()
        let store = FileContactStore(path: folder.store)
        try await Fuzzing("store", seeds: Self.seeds, dictionary: Self.words, short: 200)() { input in
            try folder.writeStore(input.bytes)
            let contacts: [Contact]
            do throws(ContactStoreError) {
                contacts = try await store.contacts()
            } catch {
                try hold(error.kind == .damaged && error.message.isSafeLine, "a damaged store: \(error)")
                var refusal: ContactStoreError?
                do throws(ContactStoreError) { try await store.add(.ada) } catch { refusal = error }
                try hold(refusal == error, "refused for writing as it was for reading: \(String(describing: refusal))")
                return try hold(try folder.storeBytes == input.bytes, "a refused file, left as it is")
            }
            try Self.compare(contacts, with: input)
            for old in [[], input.bytes] {
                let written = try StoredContacts(contacts).bytes(adding: .ada, to: old)
                let read = try StoredContacts(reading: written).contacts
                try hold(read == contacts + [.ada], "the same contacts, and one more, written and read")
            }
            // Each write waits for the disk, so only every eighth input is written.
            guard input.number % 8 == 0 else { return }
            try await store.add(.ada)
            try hold(try await store.contacts() == contacts + [.ada], "the same contacts, and one more")
            try hold(try folder.names == ["contacts.json"], "no other file")
        }
    }

    /// Expects the contacts that Foundation reads, and no unknown keys, which the next write would lose.
    private static func compare(_ contacts: [Contact], with input: FuzzInput) throws {
        let bytes = input.text.hasPrefix("\u{FEFF}") ? input.data.dropFirst(3) : input.data
        let root = try? JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any]
        try hold(root.map { Set($0.keys) == ["version", "contacts"] } ?? false, "no other key")
        let entries = root?["contacts"] as? [[String: String]] ?? []
        let theirs = entries.map { Contact(firstName: $0["firstName"] ?? "", lastName: $0["lastName"] ?? "") }
        try hold(entries.allSatisfy { Set($0.keys) == ["firstName", "lastName"] }, "no other key of a contact")
        // Foundation drops a byte order mark after an escape.
        let holdsMark = input.text.unicodeScalars.dropFirst().contains("\u{FEFF}")
        try hold(theirs == contacts || holdsMark, "the contacts in the file: \(contacts)")
    }
}
