import Foundation

/// A store in a file: what is added is there for the next start, and for other programs.
///
/// A file that does not exist is a store without contacts, which the first ``add(_:)`` makes. It is made with the
/// permissions 0600, as names are private; whoever widens them keeps that, for each write keeps owner, group and
/// permissions of the file, or fails. Access control lists, extended attributes and hard links are not kept. A symbolic
/// link stays, and what it points at is replaced.
///
/// The file is only ever replaced as a whole, so that whoever reads it finds it as it was or as it is. Whoever adds
/// locks its folder, which is why programs, and tasks of one program, do not lose each other's contacts.
public struct FileContactStore: ContactStore {
    private let path: String
    /// Only one thread waits for the lock, however many add.
    private let writing = DispatchQueue(label: "FileContactStore")

    /// Creates a store for the file at `path`, which may be relative to the current folder. Nothing is read yet.
    public init(path: String) {
        self.path = path
    }

    /// Reads the file to its end, without waiting for those who write.
    /// - Complexity: O(*n*), where *n* is the size of the file.
    @concurrent
    public func contacts() async throws(ContactStoreError) -> [Contact] {
        try await result(on: .global()) { () throws(ContactStoreError) in try ContactFile(path).contacts() }
    }

    /// Reads the file and replaces it by one that holds `contact` as well, once that is on the disk.
    ///
    /// This waits until no one else writes in that folder. Cancelling the task does not stop it. A file that holds
    /// anything but contacts as this version writes them is left as it is, so that nothing is lost that another
    /// version, or a person, has put there.
    ///
    /// One failure comes too late to undo: if the file was replaced, but the disk did not confirm it, the message says
    /// that the contact is there.
    /// - Complexity: O(*n*), where *n* is the size of the file.
    @concurrent
    public func add(_ contact: Contact) async throws(ContactStoreError) {
        try await result(on: writing) { () throws(ContactStoreError) in try ContactFile(path).append(contact) }
    }

    /// Runs `work`, which blocks, where it does not hold up other tasks.
    private func result<Success: Sendable>(
        on queue: DispatchQueue,
        of work: @escaping @Sendable () throws(ContactStoreError) -> Success
    ) async throws(ContactStoreError) -> Success {
        let result = await withCheckedContinuation { continuation in
            queue.async { continuation.resume(returning: Result(catching: work)) }
        }
        return try result.get()
    }
}
