import Fetching
import Foundation

/// A store in a file, which other programs may use at the same time.
///
/// A missing file counts as a store without contacts. The first ``add(_:)`` creates the file with permissions 0600,
/// because names are private. Each write preserves the file's owner, group and permissions, or fails. Writes don't
/// preserve access control lists, extended attributes or hard links. A symbolic link stays, and its target is replaced.
///
/// The file is only ever replaced as a whole, so readers see either the old file or the new one. Writers lock the
/// file's folder, so that no program or task overwrites another's contacts.
public struct FileContactStore: ContactStore {
    private let file: ContactFile
    /// The queue for writing. Only one thread waits for the lock, no matter how many tasks add contacts.
    private let writing = DispatchQueue(label: "FileContactStore")

    /// Creates a store for the file at `path`, which may be relative to the current folder. Nothing is read yet.
    /// - Parameters:
    ///   - patience: How long to wait for another program that is writing in the same folder.
    ///   - willWait: Called with a message if the wait takes more than half a second.
    public init(
        path: String, patience: Duration = .seconds(10), willWait: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        var file = ContactFile(path)
        file.patience = patience
        file.willWait = { willWait("Another program is writing to the folder of \(path.quoted): waiting for it.") }
        self.file = file
    }

    /// Reads the whole file, without waiting for writers.
    /// - Complexity: O(*n*), where *n* is the size of the file.
    @concurrent
    public func contacts() async throws(ContactStoreError) -> [Contact] {
        try await result(on: .global()) { () throws(ContactStoreError) in try file.contacts() }
    }

    /// Writes a new file that also contains `contact`, and replaces the old file once the new one is on disk.
    ///
    /// Waits while another task is writing to the store, or another program is writing in the folder. Cancelling the
    /// caller's task doesn't stop the write. A file that contains anything but contacts in this version's format is
    /// left untouched, so that nothing added by another version, or by a user, is lost.
    ///
    /// One failure comes too late for the write to be undone: if the file was replaced but the disk didn't confirm the
    /// change, this throws, and the message explains that the contact is in the file.
    /// - Complexity: O(*n*), where *n* is the size of the file.
    @concurrent
    public func add(_ contact: Contact) async throws(ContactStoreError) {
        try await result(on: writing) { () throws(ContactStoreError) in try file.append(contact) }
    }

    /// Runs `work`, which blocks, on a thread of `queue` instead of one that runs tasks.
    private func result<Success: Sendable>(
        on queue: DispatchQueue, of work: @escaping @Sendable () throws(ContactStoreError) -> Success
    ) async throws(ContactStoreError) -> Success {
        try await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Result(catching: work)) }
        }.get()
    }
}
