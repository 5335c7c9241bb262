#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The name of a file or folder, as the system stores it. Not every name is UTF-8, as a `String` is.
package struct StoredName {
    fileprivate let bytes: [CChar]

    /// The name for people, with a replacement for what isn't UTF-8.
    package var text: String { bytes.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? "" } }

    /// Returns the names of everything in the folder at `path`.
    package static func all(inFolder path: String) throws(SystemError) -> [StoredName] {
        guard let folder = opendir(path) else { throw SystemError() }
        defer { closedir(folder) }
        var names: [StoredName] = []
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
                tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) { bytes in
                    StoredName(bytes: Array(UnsafeBufferPointer(start: bytes, count: strlen(bytes) + 1)))
                }
            }
            if name.text != ".", name.text != ".." { names.append(name) }
        }
        return names
    }

    /// Moves what has this name from one folder to another, unless the other has something of the same name.
    ///
    /// A link is moved itself, and a folder with everything in it. That needs no room on the disk.
    package func move(from folder: String, to other: String) throws(SystemError) {
        let old = path(in: folder)
        let new = path(in: other)
        var status = stat()
        guard lstat(new, &status) != 0 else { return }
        try SystemError.check { rename(old, new) }
    }

    private func path(in folder: String) -> [CChar] { folder.utf8.map { CChar(bitPattern: $0) } + [0x2F] + bytes }
}
