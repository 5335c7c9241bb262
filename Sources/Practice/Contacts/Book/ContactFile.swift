import Fetching
import Foundation
import Platform

/// Reads a store's file, or replaces the file to add a contact. The calls block the thread.
struct ContactFile: Sendable {
    /// The name of the replacement file. Only the writer that has locked the folder uses this name, so one is enough.
    private static let newName = ".contact-store.new"

    let path: String
    /// The maximum size of a store, in bytes.
    var sizeLimit = 16 * 1_024 * 1_024
    /// How long to wait while another program writes in the folder, and what to call if the wait exceeds half a second.
    var patience = Duration.seconds(10)
    var willWait: @Sendable () -> Void = {}
    /// The function that waits until an open file is on disk.
    var synchronize: @Sendable (Int32) throws(SystemError) -> Void = Platform.synchronize

    init(_ path: String) { self.path = path }

    func contacts() throws(ContactStoreError) -> [Contact] {
        let place = try place()
        return try stored(
            in: attempt(or: .unreadable) { () throws(SystemError) in
                if let file = try Content(of: path, limit: sizeLimit) { return file }
                // A missing file is an empty store, but a missing folder is an error.
                _ = try OpenFile(place.folder, O_RDONLY | O_DIRECTORY)
                return nil
            }
        ).contacts
    }

    func append(_ contact: Contact) throws(ContactStoreError) {
        let place = try place()
        let folder = try attempt(or: .unwritable) { () throws(SystemError) in
            let folder = try OpenFile(place.folder, O_RDONLY | O_DIRECTORY)
            try lock(folder)
            return folder
        }
        let old = try attempt(or: .unreadable) { () throws(SystemError) in
            try Content(of: place.name, in: folder.descriptor, limit: sizeLimit)
        }
        let stored = try stored(in: old)
        // Strings can always be encoded.
        guard let bytes = try? stored.bytes(adding: contact, to: old?.bytes ?? []) else {
            throw error(.unwritable, EILSEQ)
        }
        guard bytes.count <= sizeLimit else { throw error(.unwritable, EFBIG) }
        try attempt(or: .unwritable) { () throws(SystemError) in
            try replace(old, named: place.name, in: folder.descriptor, with: bytes)
        }
        try attempt(or: .unconfirmed) { () throws(SystemError) in
            do throws(SystemError) { try synchronize(folder.descriptor) } catch {
                // Some file systems can't synchronise folders.
                if ![EINVAL, ENOTSUP].contains(error.code) { throw error }
            }
        }
    }

    /// Locks the folder itself, so that no lock file is left behind. Closing the folder unlocks it.
    private func lock(_ folder: borrowing OpenFile) throws(SystemError) {
        let start = ContinuousClock.now
        var report = Optional(willWait)
        while try !Platform.lock(folder.descriptor) {
            let waited = ContinuousClock.now - start
            if waited >= patience { throw SystemError(code: ETIMEDOUT) }
            // Adding a contact takes milliseconds, so a short wait isn't worth reporting.
            if waited >= .milliseconds(500) { report.take()?() }
            // Polls, because the system's own wait for a lock has no time limit. This thread has nothing else to do.
            Thread.sleep(forTimeInterval: 0.005)
        }
    }

    private func place() throws(ContactStoreError) -> StorePlace {
        let place = try attempt(or: .unreadable) { () throws(SystemError) in try StorePlace(path) }
        // Some file systems ignore case.
        if place.name.lowercased() == Self.newName { throw error(.reserved, 0) }
        return place
    }

    private func stored(in file: Content?) throws(ContactStoreError) -> StoredContacts {
        do throws(FeedRefusal) {
            return try file.map { file throws(FeedRefusal) in try StoredContacts(reading: file.bytes) }
                ?? StoredContacts([])
        } catch { throw ContactStoreError(kind: .damaged, message: error.sentence(about: path)) }
    }

    /// Replaces the file called `name`, whose content is `old`. If this throws, the file is unchanged.
    private func replace(
        _ old: Content?, named name: String, in folder: Int32, with bytes: [UInt8]
    ) throws(SystemError) {
        // Checks the file's own permissions, because the folder's would allow replacing even a read-only file.
        if old != nil { try SystemError.check { faccessat(folder, name, W_OK, AT_EACCESS) } }
        // Removes any replacement file that a killed process left behind.
        if unlinkat(folder, Self.newName, 0) == -1, errno != ENOENT { throw SystemError(code: errno) }
        do {
            let file = try OpenFile(Self.newName, in: folder, O_WRONLY | O_CREAT | O_EXCL, permissions: 0o600)
            if let status = old?.status {
                let new = try FileStatus(of: file.descriptor)
                if (status.owner, status.group) != (new.owner, new.group) {
                    try SystemError.check { fchown(file.descriptor, status.owner, status.group) }
                }
                // Sets the permissions after the owner, because changing the owner may remove some permissions.
                try SystemError.check { fchmod(file.descriptor, mode_t(status.permissions)) }
            }
            try file.writeAll(bytes)
            try synchronize(file.descriptor)
            try file.closed()
            try SystemError.check { renameat(folder, Self.newName, folder, name) }
        } catch {
            unlinkat(folder, Self.newName, 0)
            throw error
        }
    }
}
