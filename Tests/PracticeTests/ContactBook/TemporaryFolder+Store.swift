import ContactBook
import Foundation
import TestSupport
import Testing

nonisolated extension TemporaryFolder {
    /// The path of the store that most tests use.
    var store: String { path("contacts.json") }

    /// Writes the store's file.
    func writeStore(_ bytes: some Collection<UInt8>) throws { try write(Array(bytes), to: "contacts.json") }

    /// The bytes of the store's file.
    var storeBytes: [UInt8] { get throws { try bytes(of: "contacts.json") } }

    /// What the system says of the store's file, or of the link that is there.
    var storeStatus: stat {
        get throws {
            var status = stat()
            try #require(lstat(store, &status) == 0, "\(store): \(String(cString: strerror(errno)))")
            return status
        }
    }
}

nonisolated extension FileContactStore {
    /// The error with which reading fails.
    func readingError(_ location: SourceLocation = #_sourceLocation) async throws -> ContactStoreError {
        try await #require(throws: ContactStoreError.self, sourceLocation: location) { try await contacts() }
    }

    /// The error with which adding fails.
    func addingError(_ location: SourceLocation = #_sourceLocation) async throws -> ContactStoreError {
        try await #require(throws: ContactStoreError.self, sourceLocation: location) { try await add(.ada) }
    }
}

nonisolated extension Contact {
    static let ada = Contact(firstName: "Ada", lastName: "Lovelace")
}
