import ContactBook
import Foundation
import TestSupport
import Testing

/// Files that aren't stores of contacts are refused, and left as they are.
nonisolated extension FileContactStoreTests {
    // What isn't JSON has a test in `JSONTests`.
    @Test(arguments: try feedCases(in: "damaged-stores"))
    func `a file of another shape, version or key is refused, and left as it is`(
        name: String, text: String, reason: [String]
    ) async throws { try await expectDamage(in: Array(text.utf8), try #require(reason.first)) }

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
