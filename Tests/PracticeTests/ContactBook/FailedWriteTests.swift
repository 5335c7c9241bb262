import Foundation
import TestSupport
import Testing

@testable import ContactBook

/// Places where no store can be, and writes that fail. The file's old content survives.
nonisolated extension FileContactStoreTests {
    @Test(arguments: [
        ("", "is a folder; give the path of a file", ContactStoreError.Kind.unreadable),
        ("/missing/book", "is in a folder that doesn't exist; create it, or give another path", .unwritable),
        ("/file/book", "is in a folder that doesn't exist; create it, or give another path", .unwritable),
    ])
    func `a place that can't hold a store is rejected, and nothing is written`(
        end: String, reason: String, adding: ContactStoreError.Kind
    ) async throws {
        try folder.write([], to: "file")
        let store = FileContactStore(path: folder.path + end)
        let message = "'\(folder.path)\(end)' \(reason)."

        let read = try await store.readingError()
        let added = try await store.addingError()
        #expect(read == ContactStoreError(kind: .unreadable, message: message))
        #expect(added == ContactStoreError(kind: adding, message: message))
        #expect(try folder.names == ["file"])
        #expect(try folder.bytes(of: "file") == [])
    }

    @Test(arguments: ["/dev/null", "/dev/full", "pipe", "link"])
    func `a pipe or a device, even behind a link, is rejected without opening it`(name: String) async throws {
        try #require(mkfifo(folder.path("pipe"), 0o600) == 0)
        try FileManager.default.createSymbolicLink(
            atPath: folder.path("link"), withDestinationPath: folder.path("pipe"))
        let path = name.hasPrefix("/") ? name : folder.path(name)
        let store = FileContactStore(path: path)
        let reason = "is a pipe, a device or a socket; give the path of a file"
        let expected = ContactStoreError(kind: .unreadable, message: "'\(path)' \(reason).")
        let errors = [try await store.readingError(), try await store.addingError()]
        #expect(errors == [expected, expected])
    }

    @Test func `an address is reported without its password`() async throws {
        for start in ["http://ann:s3cret@", "https://t0ken@"] {
            let error = try await FileContactStore(path: "\(start)h/x").addingError()
            #expect(error.message.contains("://…@h/x'") && !error.message.contains(/s3cret|t0ken/), "\(error)")
        }
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

    // Before Swift 6.2.3, a feature that this package enables makes all exit tests trap (swift-testing#1375).
    #if compiler(>=6.2.3)
        @Test func `an unreadable file isn't overwritten, and a read-only folder is reported`() async {
            // Runs in its own process, which gives up root privileges, because root can ignore permissions.
            await #expect(processExitsWith: .success) {
                if geteuid() == 0 {
                    // The other user may not be allowed to write to the usual folder.
                    setenv("TMPDIR", "/tmp", 1)
                    try #require(seteuid(4711) == 0)
                }
                for (file, parent) in [(0o600, 0o500), (0o200, 0o700), (0o000, 0o700)] as [(mode_t, mode_t)] {
                    let folder = try TemporaryFolder()
                    let store = FileContactStore(path: folder.store)
                    try await store.add(.ada)
                    try #require(chmod(folder.store, file) == 0)
                    try #require(chmod(folder.path, parent) == 0)
                    let error = try await store.addingError()
                    let advice = "change its permissions\(parent == 0o500 ? " and its folder's" : "")"
                    let action = parent == 0o500 ? "replaced" : "read"
                    let reason = "may not be \(action) by this user; \(advice), or give another path"
                    #expect(error.message == "'\(folder.store)' \(reason).")
                    #expect(error.kind == (parent == 0o500 ? .unwritable : .unreadable))

                    try #require(chmod(folder.path, 0o700) == 0)
                    try #require(chmod(folder.store, 0o600) == 0)
                    #expect(try await store.contacts() == [.ada])
                    #expect(try folder.names == ["contacts.json"])
                }
            }
        }
    #endif

    @Test(arguments: [
        (
            POSIXErrorCode.EFBIG,
            "would exceed the system's limit for a file; raise the limit, and add the contact again"
        ),
        (.ENOSPC, "has no room on its disk for one more contact; make room, and add the contact again"),
        (.EROFS, "cannot be written: Read-only file system; give another path"),
    ])
    func `a failed write is reported with what to do next`(code: POSIXErrorCode, reason: String) {
        let error = ContactStoreError.cannotWrite("s.json", because: POSIXError(code))
        #expect(error == ContactStoreError(kind: .unwritable, message: "'s.json' \(reason)."))
    }

    @Test func `a cancelled task still adds its contact`() async throws {
        let adding = Task { [store] in
            withUnsafeCurrentTask { $0?.cancel() }
            try await store.add(.ada)
        }
        try await adding.value
        #expect(try await store.contacts() == [.ada])
    }

    // A program that's killed while it writes in place would leave a torn file.
    @Test func `the file is replaced, never written in place`() async throws {
        try await store.add(.ada)
        let old = try folder.storeBytes
        let open = try #require(FileHandle(forReadingAtPath: folder.store))
        try await store.add(.ada)
        #expect(try open.readToEnd() == Data(old))
    }
}
