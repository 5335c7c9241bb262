import Fetching
import Foundation
import Platform

extension ContactStoreError {
    static func cannotRead(_ path: String, because error: any Error) -> Self {
        Self(.unreadable, path, reason(for: error, action: "read"))
    }

    static func cannotWrite(_ path: String, because error: any Error) -> Self {
        Self(.unwritable, path, reason(for: error, action: "written"))
    }

    /// Returns the error for a file with other content than contacts.
    static func damaged(_ path: String, because refusal: FeedRefusal) -> Self {
        Self(kind: .damaged, message: refusal.sentence(about: path.withoutPassword))
    }

    private init(_ kind: Kind, _ path: String, _ reason: String) {
        // The path may be a mistyped address.
        self.init(kind: kind, message: "\(path.withoutPassword.quoted) \(reason).")
    }

    private static func reason(for error: any Error, action: String) -> String {
        let underlying = (error as? CocoaError)?.underlying ?? error
        let code = (underlying as? POSIXError)?.code.rawValue ?? (underlying as? SystemError)?.code
        switch code {
        case ENOENT, ENOTDIR:
            return "is in a folder that doesn't exist; create it, or give another path"
        case EISDIR:
            return "is a folder; give the path of a file"
        case ENXIO:
            return "is a pipe, a device or a socket; give the path of a file"
        case EACCES where action == "read", EPERM where action == "read":
            return "may not be read by this user; change its permissions, or give another path"
        case EACCES, EPERM:
            return "may not be replaced by this user; change its permissions and its folder's, or give another path"
        case ETIMEDOUT:
            return "is in a folder where another program keeps writing; end that program, or try again"
        case ENOSPC, EDQUOT:
            return "has no room on its disk for one more contact; make room, and add the contact again"
        case EFBIG:
            return "would exceed the system's limit for a file; raise the limit, and add the contact again"
        case let code?:
            return "cannot be \(action): \(SystemError(code: code)); give another path"
        case nil:
            return "cannot be \(action): \(error.localizedDescription); give another path"
        }
    }
}
