public import Foundation

/// Writes a file without waiting for the disk, unlike `Data`'s own `write`.
func save(_ content: some DataProtocol, to path: String) throws {
    let file = open(path, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    try FileHandle(fileDescriptor: file, closeOnDealloc: true).write(contentsOf: content)
}

/// A temporary folder for one test. The folder is removed when the object is released.
public final class TemporaryFolder: Sendable {
    /// The folder's path.
    public let path: String

    /// Creates the folder.
    public init() throws {
        let files = FileManager.default
        path = files.temporaryDirectory.appending(path: "TopMovies-\(UUID())").path
        try files.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Returns the path of a file in the folder.
    public func path(_ name: String) -> String { "\(path)/\(name)" }

    /// Writes a file to the folder, and returns its path.
    @discardableResult
    public func write(_ content: some DataProtocol, to name: String) throws -> String {
        try save(content, to: path(name))
        return path(name)
    }

    /// Returns the bytes of a file in the folder.
    public func bytes(of name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(filePath: path(name))))
    }

    /// The names of everything in the folder, including hidden files, sorted.
    public var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: path).sorted()
        }
    }
}
