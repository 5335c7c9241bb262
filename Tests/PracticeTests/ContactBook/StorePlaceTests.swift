import ContactBook
import Foundation
import TestSupport
import Testing

/// The places where a store may be, and the attributes that survive when the store's file is replaced.
nonisolated extension FileContactStoreTests {
    // `.max`, which is -1 in C, leaves the owner or the group unchanged.
    @Test(arguments: [0o600, 0o640, 0o666, 0o755, 0o604] as [mode_t], [(4711, 4712), (.max, 4712), (4711, .max)])
    func `a file keeps its permissions, its owner and its group`(
        permissions: mode_t, owner: (user: uid_t, group: gid_t)
    ) async throws {
        try folder.writeStore(#"{"version": 1, "contacts": []}"#.utf8)
        // Only root can change a file's owner, so for any other user, the test leaves the owner unchanged.
        if geteuid() == 0 { try #require(chown(folder.store, owner.user, owner.group) == 0) }
        try #require(chmod(folder.store, permissions) == 0)
        let old = try folder.storeStatus
        try await store.add(.ada)
        let new = try folder.storeStatus

        #expect(old.st_ino != new.st_ino, "the file was not replaced")
        #expect(new.st_mode & ~S_IFMT == permissions)
        #expect((new.st_uid, new.st_gid) == (old.st_uid, old.st_gid))
    }

    @Test(arguments: ["real/contacts.json", "/real/contacts.json"], [true, false])
    func `a link stays, and its target is replaced or created`(target: String, exists: Bool) async throws {
        let real = "\(folder.path)/real/contacts.json"
        try FileManager.default.createDirectory(atPath: "\(folder.path)/real", withIntermediateDirectories: false)
        if exists { try await FileContactStore(path: real).add(.ada) }
        try link(folder.store, to: target.hasPrefix("/") ? folder.path + target : target)
        try link(folder.path("again"), to: "contacts.json")
        let again = FileContactStore(path: folder.path("again"))
        #expect(try await again.contacts() == (exists ? [.ada] : []))
        try await again.add(.ada)

        #expect(try folder.storeStatus.st_mode & S_IFMT == S_IFLNK)
        #expect(try await FileContactStore(path: real).contacts() == (exists ? [.ada, .ada] : [.ada]))
        #expect(try folder.names == ["again", "contacts.json", "real"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/real") == ["contacts.json"])
    }

    private static let isFolder = "is a folder; give the path of a file"
    private static let isNowhere = "is in a folder that doesn't exist; create it, or give another path"
    private static let isReserved =
        "has the name of the temporary file that a store is first written to; give the store another name"
    /// The end of each path, the reason for rejecting it, and the kinds of error for reading and for adding.
    private static let refusals: [(String, String, ContactStoreError.Kind, ContactStoreError.Kind)] = [
        ("", isFolder, .unreadable, .unreadable), ("/", isFolder, .unreadable, .unreadable),
        ("/.", isFolder, .unreadable, .unreadable), ("/..", isFolder, .unreadable, .unreadable),
        ("/missing/", isFolder, .unreadable, .unreadable), ("/missing/book", isNowhere, .unreadable, .unwritable),
        ("/file/book", isNowhere, .unreadable, .unwritable),
        ("/loop", "cannot be read: Too many levels of symbolic links; give another path", .unreadable, .unreadable),
        ("/pipe", "is a pipe, a device or a socket; give the path of a file", .unreadable, .unreadable),
        ("/.contact-store.new", isReserved, .unwritable, .unwritable),
        ("/.Contact-Store.NEW", isReserved, .unwritable, .unwritable),
    ]

    @Test(arguments: refusals)
    func `a place that can't hold a store is rejected without waiting, and nothing is written`(
        end: String, reason: String, reading: ContactStoreError.Kind, adding: ContactStoreError.Kind
    ) async throws {
        try link(folder.path("loop"), to: folder.path("loop"))
        try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
        try folder.write([], to: "file")
        try await folder.expectRefusal(of: folder.path + end, as: (reading, adding), because: reason)
        var status = stat()
        #expect(lstat(folder.path("pipe"), &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
        #expect(try folder.bytes(of: "file") == [])
    }

    @Test(arguments: [("", ""), ("/tmp/contacts\u{0}.json", "/tmp/contacts\u{FFFD}.json")])
    func `a path that no file can have is rejected`(path: String, shown: String) async throws {
        let reason = "isn't a path; give the path of a file"
        try await folder.expectRefusal(of: path, as: (.unreadable, .unreadable), because: reason, shown: shown)
    }

    @Test(arguments: [String(repeating: "n", count: 255), "\u{301}", "a b'\"$\n", "👩‍👩‍👧‍👦", "-", ".hidden"])
    func `unusual file names work for a store`(name: String) async throws {
        let path = "\(folder.path)/\(name)"
        for _ in 1...2 { try await FileContactStore(path: path).add(.ada) }
        #expect(try await FileContactStore(path: path).contacts() == [.ada, .ada])
        #expect(try folder.names == [name])
    }

    @Test func `a path with control characters is quoted without them`() async throws {
        let error = try await FileContactStore(path: "\(folder.path)/\u{1B}[31m\n\u{202E}/c").addingError()
        #expect(error.message.hasPrefix("'\(folder.path)/\u{FFFD}[31m\u{FFFD}\u{FFFD}/c' is in a folder that"))
    }

    private func link(_ path: String, to target: String) throws { try #require(symlink(target, path) == 0) }
}
