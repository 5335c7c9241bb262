import Foundation

extension URL {
    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    var isFolder: Bool {
        var isFolder: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// What the file holds; of a link that leads nowhere, as editors make them for a lock, where it leads.
    func contents() throws -> Data {
        do {
            return try Data(contentsOf: self)
        } catch {
            guard let end = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else { throw error }
            return Data(end.utf8)
        }
    }

    var isEmptyOrMissing: Bool {
        !exists || (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true
    }
}

extension FileManager {
    func removeIfThere(_ url: URL) throws {
        if url.exists { try removeItem(at: url) }
    }
}

extension String {
    func writeWithFolders(to file: URL) throws {
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try write(to: file, atomically: true, encoding: .utf8)
    }
}
