import ContactBook
import Foundation
import Testing

/// A folder of one test, gone when the test is.
nonisolated final class TemporaryFolder: Sendable {
    let path = FileManager.default.temporaryDirectory.appending(path: "ContactBook-\(UUID())").path

    init() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// The path of the store that most tests use.
    var store: String { "\(path)/contacts.json" }

    /// The names of all that is in it, hidden ones as well.
    var names: [String] {
        get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
    }

    /// Makes a file of `bytes` at `path`.
    func write(_ bytes: [UInt8], to path: String) throws {
        try Data(bytes).write(to: URL(filePath: path))
    }

    /// The bytes of the file at `path`.
    func bytes(at path: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path)))
    }

    /// What the system says of the file at `path`, or of the link that is there.
    func status(at path: String) throws -> stat {
        var status = stat()
        try #require(lstat(path, &status) == 0, "\(path): \(String(cString: strerror(errno)))")
        return status
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
