import Foundation

/// The folder of a store, in which no one else writes as long as this exists.
///
/// The folder itself is locked, so that no lock file is left lying about.
struct LockedFolder: ~Copyable {
    /// The file that is to replace another. Only the holder of the lock writes it, so one name does for all, and what a
    /// process left there that was killed is of no use to anyone.
    static let newName = ".contact-store.new"

    private let folder: Descriptor

    /// Waits until no one else has locked the folder at `path`.
    init(at path: String) throws(SystemError) {
        let folder = try Descriptor(opening: path, O_RDONLY | O_DIRECTORY)
        try folder.lock()
        self.folder = folder
    }

    /// Reads the file called `name`; nil if there is none.
    func file(named name: String) throws(SystemError) -> StoredFile? {
        try StoredFile(at: name, in: folder.number)
    }

    /// Gives the file called `name`, now `old`, other content. When this throws, it is as it was.
    func replace(_ old: StoredFile?, named name: String, with bytes: [UInt8]) throws(SystemError) {
        if old != nil {
            // The folder decides who may replace a file. A file that may not be written is not to be replaced either.
            try SystemError.check { faccessat(folder.number, name, W_OK, AT_EACCESS) }
        }
        try removeNew()
        do {
            try writeNew(bytes, like: old)
            try SystemError.check { renameat(folder.number, Self.newName, folder.number, name) }
        } catch {
            // That it could not be written matters more than that it could not be removed.
            try? removeNew()
            throw error
        }
    }

    /// Returns once the disk knows which files the folder holds.
    func synchronize() throws(SystemError) {
        do {
            try folder.synchronize()
        } catch let error where [EINVAL, ENOTSUP].contains(error.code) {
            // This file system knows no such thing for folders.
        }
    }

    private func removeNew() throws(SystemError) {
        do {
            try SystemError.check { unlinkat(folder.number, Self.newName, 0) }
        } catch let error where error.code == ENOENT {}
    }

    private func writeNew(_ bytes: [UInt8], like old: StoredFile?) throws(SystemError) {
        let flags = O_WRONLY | O_CREAT | O_EXCL
        let file = try Descriptor(opening: Self.newName, in: folder.number, flags, permissions: 0o600)
        if let old {
            let status = try file.status()
            if (old.owner, old.group) != (status.st_uid, status.st_gid) {
                try SystemError.check { fchown(file.number, old.owner, old.group) }
            }
            // After the owner, as changing that takes permissions away.
            try SystemError.check { fchmod(file.number, old.permissions) }
        }
        try file.writeAll(bytes)
        try file.synchronize()
        try file.closed()
    }
}
