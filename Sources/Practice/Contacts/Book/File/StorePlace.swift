import Foundation

/// The folder and the name of the file at a path, behind all symbolic links at its end.
struct StorePlace {
    private static let mostLinks = 40

    let folder: String
    let name: String

    /// Follows the links at `path`, also one whose target does not exist yet.
    init(_ path: String) throws(SystemError) {
        // C ends a text at the first NUL, and would name another file.
        if path.isEmpty || path.utf8.contains(0) { throw SystemError(code: EINVAL) }
        try Self.refuseAllButFiles(at: path)
        var (folder, name) = Self.parts(of: path)
        for _ in 0..<Self.mostLinks {
            guard let target = try Self.target(ofLink: "\(folder)/\(name)") else {
                // A path that ends in a slash names a folder, whether it exists or not.
                if name.isEmpty { throw SystemError(code: EISDIR) }
                self.folder = folder
                self.name = name
                return
            }
            (folder, name) = Self.parts(of: target.utf8.first == UInt8(ascii: "/") ? target : "\(folder)/\(target)")
        }
        throw SystemError(code: ELOOP)
    }

    private static func parts(of path: String) -> (folder: String, name: String) {
        // By bytes: as a character, a slash before a combining mark would be none.
        guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return (".", path) }
        let folder = String(path[..<slash])
        return (folder.isEmpty ? "/" : folder, String(path[path.utf8.index(after: slash)...]))
    }

    /// Refuses what would wait, or do something, when it is opened.
    private static func refuseAllButFiles(at path: String) throws(SystemError) {
        var status = stat()
        do {
            try SystemError.check { stat(path, &status) }
        } catch let error where [ENOENT, ENOTDIR].contains(error.code) {
            return
        }
        try StoredFile.refuseAllButFile(status)
    }

    /// Where the link at `path` points; nil if there is none.
    private static func target(ofLink path: String) throws(SystemError) -> String? {
        var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
        let count: Int
        do {
            count = try SystemError.check { readlink(path, &buffer, buffer.count) }
        } catch let error where [EINVAL, ENOENT, ENOTDIR].contains(error.code) {
            // No link, or nothing at all: opening it will tell.
            return nil
        }
        if count == buffer.count { throw SystemError(code: ENAMETOOLONG) }
        guard let target = String(validating: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self) else {
            throw SystemError(code: EILSEQ)
        }
        return target
    }
}
