import Foundation

/// What a file holds, and what of it stays when it is replaced.
struct StoredFile {
    let bytes: [UInt8]
    let owner: uid_t
    let group: gid_t
    let permissions: mode_t

    /// Reads the file to its end; nil if there is none.
    /// - Parameter folder: The descriptor of the folder that `path` is relative to.
    init?(at path: String, in folder: Int32 = AT_FDCWD) throws(SystemError) {
        do {
            // A pipe that has taken the file's place is not waited for.
            let file = try Descriptor(opening: path, in: folder, O_RDONLY | O_NONBLOCK | O_NOCTTY)
            let status = try file.status()
            try Self.refuseAllButFile(status)
            bytes = try file.readToEnd()
            owner = status.st_uid
            group = status.st_gid
            permissions = status.st_mode & 0o777
        } catch let error where error.code == ENOENT {
            return nil
        }
    }

    /// Refuses folders, and with the error that opening a socket gives, whatever else is no file.
    static func refuseAllButFile(_ status: stat) throws(SystemError) {
        switch status.st_mode & S_IFMT {
        case S_IFREG: return
        case S_IFDIR: throw SystemError(code: EISDIR)
        default: throw SystemError(code: ENXIO)
        }
    }
}
