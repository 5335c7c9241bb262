import Foundation
import Platform

/// The folder and name of a store's file, after all symbolic links at the end of the path have been followed.
struct StorePlace {
    let folder: String
    let name: String

    /// Follows the links at `path`, including one whose target doesn't exist yet.
    init(_ path: String) throws(SystemError) {
        // The system would end the path at the first NUL, and open another file.
        if path.isEmpty || path.utf8.contains(0) { throw SystemError(code: EINVAL) }
        do throws(SystemError) {
            try Self.refuseAllButFile(FileStatus(ofFileAt: path))
        } catch {
            if ![ENOENT, ENOTDIR].contains(error.code) { throw error }
        }
        var (folder, name) = Self.split(path)
        // The system has just followed these links, so they don't form a cycle.
        while let target = try Self.target(ofLink: "\(folder)/\(name)") {
            (folder, name) = Self.split(target.utf8.first == UInt8(ascii: "/") ? target : "\(folder)/\(target)")
        }
        // A path that ends in a slash names a folder, whether the folder exists or not.
        if name.isEmpty { throw SystemError(code: EISDIR) }
        (self.folder, self.name) = (folder, name)
    }

    /// Throws EISDIR for a folder, and ENXIO for a pipe, a device or a socket, some of which block when opened.
    static func refuseAllButFile(_ status: FileStatus) throws(SystemError) {
        if status.kind != .file { throw SystemError(code: status.kind == .folder ? EISDIR : ENXIO) }
    }

    private static func split(_ path: String) -> (folder: String, name: String) {
        // Compares bytes, because a slash before a combining mark isn't the character "/".
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        let folder = String(path[..<slash])
        return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
    }

    private static func target(ofLink path: String) throws(SystemError) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count = readlink(path, &buffer, buffer.count)
        // The path isn't a link, or doesn't exist. Opening the file will show which.
        if count == -1 { return nil }
        guard count < buffer.count,
            let target = String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
        else { throw SystemError(code: EILSEQ) }
        return target
    }
}
