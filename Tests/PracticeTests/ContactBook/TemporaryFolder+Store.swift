import ContactBook
import Foundation
import TestSupport
import Testing

nonisolated extension TemporaryFolder {
    /// The path of the store that a test uses by default.
    var store: String { path("contacts.json") }

    /// Writes the store's file.
    func writeStore(_ bytes: some Collection<UInt8>) throws { try write(Array(bytes), to: "contacts.json") }

    /// The bytes of the store's file.
    var storeBytes: [UInt8] { get throws { try bytes(of: "contacts.json") } }

    /// The status of the store's file, or of a link in its place.
    var storeStatus: stat {
        get throws {
            var status = stat()
            try #require(lstat(store, &status) == 0, "\(store): \(String(cString: strerror(errno)))")
            return status
        }
    }

    /// Expects that reading and adding fail, each with its kind of error and both with the same message about the path,
    /// and that no files appear or disappear.
    func expectRefusal(
        of path: String, as kinds: (ContactStoreError.Kind, ContactStoreError.Kind), because reason: String,
        shown: String? = nil, _ location: SourceLocation = #_sourceLocation
    ) async throws {
        let (store, message) = (FileContactStore(path: path), "'\(shown ?? path)' \(reason).")
        let old = try names
        let (reading, adding) = (try await store.readingError(location), try await store.addingError(location))
        #expect(reading == ContactStoreError(kind: kinds.0, message: message), sourceLocation: location)
        #expect(adding == ContactStoreError(kind: kinds.1, message: message), sourceLocation: location)
        #expect(try names == old, sourceLocation: location)
    }
}

nonisolated extension FileContactStore {
    /// Returns the error from reading, which must fail.
    func readingError(_ location: SourceLocation = #_sourceLocation) async throws -> ContactStoreError {
        try await #require(throws: ContactStoreError.self, sourceLocation: location) { try await contacts() }
    }

    /// Returns the error from adding, which must fail.
    func addingError(_ location: SourceLocation = #_sourceLocation) async throws -> ContactStoreError {
        try await #require(throws: ContactStoreError.self, sourceLocation: location) { try await add(.ada) }
    }
}

nonisolated extension Contact { static let ada = Contact(firstName: "Ada", lastName: "Lovelace") }
