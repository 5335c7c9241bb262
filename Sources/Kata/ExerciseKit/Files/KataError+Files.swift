package import Foundation
package import Platform

extension KataError {
    /// Returns the error for a file or folder that can't be written, moved or removed: the cause, and its remedy.
    package static func unwritable(_ file: URL, _ reason: SystemError) -> KataError {
        KataError("'\(file.path)' can't be written: \(reason). \(remedy(for: reason, at: file))")
    }

    /// Returns the error for a failed call of Foundation's, or nil if Foundation doesn't give the system's reason.
    package init?(_ error: CocoaError, at file: URL? = nil) {
        let path = error.filePath ?? error.url?.path ?? file?.path
        guard let path, let reason = SystemError(error) else { return nil }
        self = .unwritable(URL(filePath: path), reason)
    }

    private static func remedy(for reason: SystemError, at file: URL) -> String {
        switch reason.code {
        case ENOSPC, EDQUOT: return "Free some space, then try again."
        case EROFS: return "Choose a folder that isn't read-only."
        case EACCES, EPERM: break
        default: return "'swift run kata doctor' checks your folders."
        }
        let nearest = sequence(first: file) { $0.deletingLastPathComponent() }.first(where: \.exists) ?? file
        let owner = try? FileManager.default.attributesOfItem(atPath: nearest.path)[.ownerAccountName] as? String
        if let owner, owner != NSUserName() {
            return "'\(nearest.path)' belongs to \(owner): use a folder of your own."
        }
        return "Allow it with 'chmod -R u+w \(nearest.path.quoted)'."
    }
}

extension URL {
    /// The reason why nothing can be written to the folder, or nil. Only writing tells whether the disk is full.
    package var writingProblem: KataError? {
        let file = appending(path: ".kata-doctor-\(getpid())").path
        let descriptor = open(file, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
        guard descriptor >= 0 else { return .unwritable(self, SystemError()) }
        defer {
            close(descriptor)
            unlink(file)
        }
        let block = [UInt8](repeating: 0, count: 1 << 16)
        let count = Foundation.write(descriptor, block, block.count)
        guard count != block.count else { return nil }
        return .unwritable(self, count < 0 ? SystemError() : SystemError(code: ENOSPC))
    }
}

extension SystemError {
    fileprivate init?(_ error: CocoaError) {
        let codes: [CocoaError.Code: Int32] = [
            .fileReadNoPermission: EACCES, .fileWriteNoPermission: EACCES, .fileWriteOutOfSpace: ENOSPC,
            .fileWriteVolumeReadOnly: EROFS,
        ]
        guard let code = codes[error.code] else { return nil }
        self.init(code: code)
    }
}
