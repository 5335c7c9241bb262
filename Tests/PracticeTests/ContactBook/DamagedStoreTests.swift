import ContactBook
import Foundation
import TestSupport
import Testing

/// Files that don't contain contacts. Each is rejected and left untouched.
nonisolated extension FileContactStoreTests {
    @Test(arguments: try feedCases(in: "damaged-stores"))
    func `a file with another shape or version is rejected and left as it is`(
        name: String, text: String, reason: [String]
    ) async throws { try await expectDamage(in: Array(text.utf8), try #require(reason.first)) }

    @Test func `text that isn't UTF-8 is rejected and left as it is`() async throws {
        let latin1 = Array("{\"version\": 1,\n \"contacts\": [{\"firstName\": \"Zo".utf8) + [0xEB] + Array("\"}]}".utf8)
        try await expectDamage(in: latin1, "is not UTF-8 text: see the byte at offset 46; save it as JSON in UTF-8")
    }

    @Test func `a file is rejected wherever it is cut off`() async throws {
        for name in ["Ada\n", "李é"] {
            try await store.add(Contact(firstName: "\(name)x", lastName: name))
        }
        let whole = try folder.storeBytes
        for count in whole.indices {
            let start = Array(whole[..<count])
            let isText = String(validating: start, as: UTF8.self) != nil
            let reason = isText ? "is not valid JSON: Foundation says '" : "is not UTF-8 text"
            try await expectDamage(in: start, count == 0 ? "is empty; give it a store of contacts" : reason)
        }
    }

    @Test func `a mistake is reported with its line and column`() async throws {
        try folder.writeStore(Array("{\"version\": 1, \"contacts\": [\n  {\"firstName\": \"A\" \"lastName\"".utf8))
        for error in [try await store.readingError(), try await store.addingError()] {
            let end = "' at line 2, column 21; check that it is JSON and nothing else."
            #expect(error.message.hasSuffix(end), "\(error)")
        }
    }

    /// Expects that reading and adding fail, with `reason` after the path in the message, and don't change the file.
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
