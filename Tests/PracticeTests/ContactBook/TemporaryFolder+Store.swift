import ContactBook
import TestSupport
import Testing

nonisolated extension TemporaryFolder {
    /// The path of the store that a test uses by default.
    var store: String { path("contacts.json") }

    /// The bytes of the store's file.
    var storeBytes: [UInt8] {
        get throws {
            try bytes(of: "contacts.json")
        }
    }

    /// Writes the store's file.
    func writeStore(_ bytes: some Collection<UInt8>) throws {
        try write(Array(bytes), to: "contacts.json")
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

nonisolated extension Contact {
    static let ada = Contact(firstName: "Ada", lastName: "Lovelace")
}
