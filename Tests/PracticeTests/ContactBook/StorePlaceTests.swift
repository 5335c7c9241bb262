import ContactBook
import Foundation
import TestSupport
import Testing

/// Where a store may be, and what of its file stays when it is replaced.
nonisolated struct StorePlaceTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    // -1 leaves an owner, or a group, as it is.
    @Test(arguments: [0o600, 0o640, 0o666, 0o755, 0o604] as [mode_t], [(4711, 4712), (.max, 4712), (4711, .max)])
    func `a file keeps its permissions, its owner and its group`(
        permissions: mode_t, owner: (user: uid_t, group: gid_t)
    ) async throws {
        try folder.writeStore(#"{"version": 1, "contacts": []}"#.utf8)
        // Only root can give files away; to others, it stays their own.
        if geteuid() == 0 { try #require(chown(folder.store, owner.user, owner.group) == 0) }
        try #require(chmod(folder.store, permissions) == 0)
        let old = try folder.storeStatus
        try await FileContactStore(path: folder.store).add(.ada)
        let new = try folder.storeStatus

        #expect(old.st_ino != new.st_ino, "the file was not replaced")
        #expect(new.st_mode & ~S_IFMT == permissions)
        #expect((new.st_uid, new.st_gid) == (old.st_uid, old.st_gid))
    }

    @Test func `a new file is readable by its owner only`() async throws {
        try await FileContactStore(path: folder.store).add(.ada)
        #expect(try folder.storeStatus.st_mode & ~S_IFMT & 0o077 == 0)
    }

    @Test(arguments: ["real/contacts.json", "/real/contacts.json"], [true, false])
    func `a link stays, and its target is replaced or made`(target: String, exists: Bool) async throws {
        let real = "\(folder.path)/real/contacts.json"
        try FileManager.default.createDirectory(atPath: "\(folder.path)/real", withIntermediateDirectories: false)
        if exists { try await FileContactStore(path: real).add(.ada) }
        try link(folder.store, to: target.hasPrefix("/") ? folder.path + target : target)
        try link("\(folder.path)/again", to: "contacts.json")
        let store = FileContactStore(path: "\(folder.path)/again")
        #expect(try await store.contacts() == (exists ? [.ada] : []))
        try await store.add(.ada)

        #expect(try folder.storeStatus.st_mode & S_IFMT == S_IFLNK)
        #expect(try await FileContactStore(path: real).contacts() == (exists ? [.ada, .ada] : [.ada]))
        #expect(try folder.names == ["again", "contacts.json", "real"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/real") == ["contacts.json"])
    }

    @Test func `a link to itself is refused`() async throws {
        try link(folder.store, to: folder.store)
        let reason = "cannot be read: Too many levels of symbolic links; give another path"
        try await expectRefusal(of: folder.store, as: .unreadable, because: reason)
    }

    @Test(arguments: ["", "/", "/.", "/.."])
    func `a folder is refused`(end: String) async throws {
        let reason = "is a folder; give the path of a file"
        try await expectRefusal(of: folder.path + end, as: .unreadable, because: reason)
    }

    @Test(arguments: ["/missing/contacts.json", "/missing/"])
    func `a missing folder is named`(end: String) async throws {
        let store = FileContactStore(path: folder.path + end)
        let isFolder = end.hasSuffix("/")
        let reason =
            isFolder
            ? "is a folder; give the path of a file"
            : "is in a folder that doesn't exist; create it, or give another path"
        let message = "'\(folder.path)\(end)' \(reason)."

        #expect(try await store.readingError() == ContactStoreError(kind: .unreadable, message: message))
        let kind: ContactStoreError.Kind = isFolder ? .unreadable : .unwritable
        #expect(try await store.addingError() == ContactStoreError(kind: kind, message: message))
        #expect(try folder.names == [])
    }

    @Test func `a path below a file has no folder`() async throws {
        try await FileContactStore(path: folder.store).add(.ada)
        let store = FileContactStore(path: "\(folder.store)/contacts.json")
        let reason = "is in a folder that doesn't exist; create it, or give another path"
        let message = "'\(folder.store)/contacts.json' \(reason)."

        #expect(try await store.readingError() == ContactStoreError(kind: .unreadable, message: message))
        #expect(try await store.addingError() == ContactStoreError(kind: .unwritable, message: message))
    }

    @Test func `a pipe is refused without waiting for its other end`() async throws {
        try #require(mkfifo(folder.store, 0o600) == 0)
        let reason = "is a pipe, a device or a socket; give the path of a file"
        try await expectRefusal(of: folder.store, as: .unreadable, because: reason)
        #expect(try folder.storeStatus.st_mode & S_IFMT == S_IFIFO)
    }

    @Test(arguments: ["", "/tmp/contacts\u{0}.json"])
    func `a name that isn't a file's is refused`(path: String) async throws {
        let shown = path.isEmpty ? "" : "/tmp/contacts\u{FFFD}.json"
        let message = "'\(shown)' isn't a path; give the path of a file."
        let error = ContactStoreError(kind: .unreadable, message: message)

        #expect(try await FileContactStore(path: path).readingError() == error)
        #expect(try await FileContactStore(path: path).addingError() == error)
    }

    @Test(arguments: [".contact-store.new", ".Contact-Store.NEW"])
    func `a store can't have the name of the temporary file`(name: String) async throws {
        let reason = "has the name of the file that a store is written to first; give the file another name"
        try await expectRefusal(of: "\(folder.path)/\(name)", as: .unwritable, because: reason)
    }

    @Test(arguments: [String(repeating: "n", count: 255), "\u{301}", "a b'\"$\n", "👩‍👩‍👧‍👦", "-", ".hidden"])
    func `any other name is a name for a store`(name: String) async throws {
        try await FileContactStore(path: "\(folder.path)/\(name)").add(.ada)
        try await FileContactStore(path: "\(folder.path)/\(name)").add(.ada)
        #expect(try await FileContactStore(path: "\(folder.path)/\(name)").contacts() == [.ada, .ada])
        #expect(try folder.names == [name])
    }

    @Test func `a path with control characters is quoted without them`() async throws {
        let error = try await FileContactStore(path: "\(folder.path)/\u{1B}[31m\n\u{202E}/c").addingError()
        #expect(error.message.hasPrefix("'\(folder.path)/\u{FFFD}[31m\u{FFFD}\u{FFFD}/c' is in a folder that"))
    }

    private func link(_ path: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    private func expectRefusal(
        of path: String,
        as kind: ContactStoreError.Kind,
        because reason: String,
        _ location: SourceLocation = #_sourceLocation
    ) async throws {
        let expected = ContactStoreError(kind: kind, message: "'\(path)' \(reason).")
        let names = try folder.names
        #expect(try await FileContactStore(path: path).readingError(location) == expected, sourceLocation: location)
        #expect(try await FileContactStore(path: path).addingError(location) == expected, sourceLocation: location)
        #expect(try folder.names == names, sourceLocation: location)
    }
}
