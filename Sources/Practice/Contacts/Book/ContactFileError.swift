import Fetching
import Foundation
import Platform

extension ContactFile {
    enum Failure { case unreadable, unwritable, unconfirmed, reserved }

    /// Performs a step, and rethrows any failure as a store error.
    func attempt<Result: ~Copyable>(
        or failure: Failure, _ step: () throws(SystemError) -> Result
    ) throws(ContactStoreError) -> Result {
        do throws(SystemError) {
            return try step()
        } catch { throw self.error(failure, error.code) }
    }

    /// Returns the error for a step that failed with a system error code.
    func error(_ failure: Failure, _ code: Int32) -> ContactStoreError {
        let system = SystemError(code: code)
        let reason =
            switch (failure, code) {
            case (.reserved, _):
                "has the name of the temporary file that a store is first written to; give the store another name"
            case (.unconfirmed, _): "holds the contact, but the disk did not confirm it: \(system); check the disk"
            case (_, ENOENT), (_, ENOTDIR): "is in a folder that doesn't exist; create it, or give another path"
            case (.unreadable, EINVAL): "isn't a path; give the path of a file"
            case (.unreadable, EISDIR): "is a folder; give the path of a file"
            case (.unreadable, ENXIO): "is a pipe, a device or a socket; give the path of a file"
            case (.unreadable, EACCES), (.unreadable, EPERM):
                "may not be read by this user; change its permissions, or give another path"
            case (.unreadable, EFBIG): "is larger than 16 MiB, too large for a store of contacts; give another path"
            case (.unreadable, _): "cannot be read: \(system); give another path"
            case (.unwritable, EACCES), (.unwritable, EPERM):
                "may not be replaced by this user; change its permissions and its folder's, or give another path"
            case (.unwritable, ETIMEDOUT):
                "is in a folder where another program keeps writing; end that program, or try again"
            case (.unwritable, EROFS): "is on a read-only file system; give another path"
            case (.unwritable, ENOSPC), (.unwritable, EDQUOT):
                "has no room on its disk for one more contact; make room, and add the contact again"
            case (.unwritable, EFBIG):
                "would exceed 16 MiB or the system's limit for a file; make room, and add the contact again"
            case (.unwritable, _): "cannot be written: \(system); give another path"
            }
        let kind = failure == .unreadable ? ContactStoreError.Kind.unreadable : .unwritable
        return ContactStoreError(kind: kind, message: "\(path.quoted) \(reason).")
    }

    /// A file's content, and the attributes that are preserved when the file is replaced.
    struct Content {
        let bytes: [UInt8]
        let status: FileStatus

        /// Reads the whole file, or returns nil if the file doesn't exist.
        init?(of path: String, in folder: Int32 = AT_FDCWD, limit: Int) throws(SystemError) {
            do {
                // If a pipe has taken the file's place, opening the pipe doesn't block.
                let file = try OpenFile(path, in: folder, O_RDONLY | O_NONBLOCK | O_NOCTTY)
                status = try FileStatus(of: file.descriptor)
                try StorePlace.refuseAllButFile(status)
                bytes = try file.readToEnd(limit: limit)
            } catch let error where error.code == ENOENT { return nil }
        }
    }
}
