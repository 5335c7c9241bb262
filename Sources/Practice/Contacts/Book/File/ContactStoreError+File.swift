import Fetching
import Foundation

/// All sentences about a store in a file.
extension ContactStoreError {
    static func unreadable(_ path: String, _ error: SystemError) -> ContactStoreError {
        let reason =
            switch error.code {
            case EINVAL: "is no path; give the path of a file"
            case ENOENT, ENOTDIR: missingFolder
            case EISDIR: "is a folder; give the path of a file"
            case ENXIO: "is a pipe, a device or a socket; give the path of a file"
            case EACCES, EPERM: "may not be read by this user; change its permissions, or give another path"
            default: "cannot be read: \(error.reason); give another path"
            }
        return ContactStoreError(kind: .unreadable, message: "\(path.quoted) \(reason).")
    }

    static func unwritable(_ path: String, _ error: SystemError) -> ContactStoreError {
        let reason =
            switch error.code {
            case ENOENT, ENOTDIR: missingFolder
            case EACCES, EPERM:
                "may not be replaced by this user; change the permissions of it and its folder, or give another path"
            case EROFS: "is on a read-only file system; give another path"
            case ENOSPC, EDQUOT: "does not fit on the disk with one more contact; make room, and add it again"
            case EFBIG: "would be larger than a file may be; allow larger files, and add the contact again"
            default: "cannot be written: \(error.reason); give another path"
            }
        return ContactStoreError(kind: .unwritable, message: "\(path.quoted) \(reason).")
    }

    static func reserved(_ path: String) -> ContactStoreError {
        let reason = "has the name that a store's new content has until it is whole; give the file another name"
        return ContactStoreError(kind: .unwritable, message: "\(path.quoted) \(reason).")
    }

    static func unconfirmed(_ path: String, _ error: SystemError) -> ContactStoreError {
        let reason = "holds the contact, but the disk did not confirm it: \(error.reason); check the disk"
        return ContactStoreError(kind: .unwritable, message: "\(path.quoted) \(reason).")
    }

    private static let missingFolder = "lies in no folder that exists; make the folder, or give another path"
}
