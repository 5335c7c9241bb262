import Fetching
import Foundation

/// A store in a file, which other programs may use at the same time.
///
/// A missing file counts as a store without contacts, and the first ``add(_:)`` creates the file. The file is only ever
/// replaced as a whole, so readers see either the old contacts or the new ones, and so does the next program after one
/// is killed. Writers lock the file's folder, so that no program or task overwrites another's contacts.
public struct FileContactStore: ContactStore {
    private let file: ContactFile
    /// The queue for writing. Only one thread waits for the lock, no matter how many tasks add contacts.
    private let writing = DispatchQueue(label: "FileContactStore")

    /// Creates a store for the file at `path`, which may be relative to the current folder. Nothing is read yet.
    /// - Parameters:
    ///   - patience: How long to wait for another program that is writing in the same folder.
    ///   - willWait: Called with a message if the wait takes more than half a second.
    public init(
        path: String,
        patience: Duration = .seconds(10),
        willWait: @escaping @Sendable (_ message: String) -> Void = { _ in }
    ) {
        file = ContactFile(path: path, patience: patience) {
            willWait("Another program is writing to the folder of \(path.quoted): waiting for it.")
        }
    }

    /// Reads the whole file, without waiting for writers.
    /// - Complexity: O(*n*), where *n* is the size of the file.
    @concurrent
    public func contacts() async throws(ContactStoreError) -> [Contact] {
        try await result(on: .global()) { () throws(ContactStoreError) in try file.contacts() }
    }

    /// Replaces the file with one that also contains `contact`.
    ///
    /// Waits while another task is writing to the store, or another program is writing in the folder. Cancelling the
    /// caller's task doesn't stop the write. A file that contains anything but contacts in this version's format is
    /// left untouched. But if a key occurs twice, its second value is lost.
    /// - Complexity: O(*n*), where *n* is the size of the file.
    @concurrent
    public func add(_ contact: Contact) async throws(ContactStoreError) {
        try await result(on: writing) { () throws(ContactStoreError) in try file.append(contact) }
    }

    /// Runs `work`, which blocks, on a thread of `queue` instead of one that runs tasks.
    private func result<Success: Sendable>(
        on queue: DispatchQueue, of work: @escaping @Sendable () throws(ContactStoreError) -> Success
    ) async throws(ContactStoreError) -> Success {
        let result = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Result(catching: work)) }
        }
        return try result.get()
    }
}
