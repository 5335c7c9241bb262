import Foundation
import Synchronization
import TestSupport
import Testing

@testable import ContactBook

/// Writes that fail, or that are cut off when the process ends. In both cases, the file's old content survives.
nonisolated extension FileContactStoreTests {
    // Before Swift 6.3, an exit test can't capture values.
    #if compiler(>=6.3)
        @Test func `a file is left as it is when its replacement would be too large, or can't be closed`() async throws
        {
            try await store.add(.ada)
            let old = try folder.storeBytes
            await #expect(processExitsWith: .success) { [path = folder.store as String] in
                // Unless it's ignored, this signal ends the process.
                signal(SIGXFSZ, SIG_IGN)
                var file = ContactFile(path)
                // Closes the file early, so that closing it again fails. The limit keeps other threads from reusing the
                // descriptor in between.
                let descriptors = try values(of: .descriptors).rlim_cur
                file.synchronize = {
                    try? limit(.descriptors, to: rlim_t($0))
                    _ = close($0)
                }
                let closing = "'\(path)' cannot be written: Bad file descriptor; give another path."
                #expect(throws: ContactStoreError(kind: .unwritable, message: closing)) { try file.append(.ada) }
                try limit(.descriptors, to: descriptors)
                try limit(.fileSize, to: 100)
                let error = try await FileContactStore(path: path).addingError()
                let reason =
                    "would exceed 16 MiB or the system's limit for a file; make room, and add the contact again"
                #expect(error == ContactStoreError(kind: .unwritable, message: "'\(path)' \(reason)."))
            }
            #expect(try folder.storeBytes == old)
            #expect(try folder.names == ["contacts.json"])
        }
    #endif

    @Test func `a store has a size limit, and rejects a contact that would exceed it`() throws {
        var file = ContactFile(folder.store)
        file.sizeLimit = 100
        try file.append(.ada)
        #expect(throws: file.error(.unwritable, EFBIG)) { try file.append(.ada) }
        #expect(try file.contacts() == [.ada])
        file.sizeLimit = try folder.storeBytes.count
        #expect(try file.contacts() == [.ada])
        file.sizeLimit -= 1
        #expect(throws: file.error(.unreadable, EFBIG)) { try file.contacts() }
    }

    @Test(arguments: [
        [], Array(#"{"version": 1, "contacts": [{"firstName": "A"#.utf8), Array(repeating: 0, count: 9999),
    ])
    func `a killed process leaves nothing harmful`(leftover: [UInt8]) async throws {
        try await store.add(.ada)
        let new = try folder.write(leftover, to: ".contact-store.new")
        try #require(chmod(new, 0o444) == 0)
        #expect(try await store.contacts() == [.ada])

        try await store.add(.ada)
        #expect(try await store.contacts() == [.ada, .ada])
        #expect(try folder.names == ["contacts.json"])
        #expect(try folder.storeStatus.st_mode & ~S_IFMT == 0o600)
    }

    @Test func `a link with the temporary file's name isn't followed`() async throws {
        let other = try folder.write([1, 2, 3], to: "other")
        try #require(symlink(other, folder.path(".contact-store.new")) == 0)
        try await store.add(.ada)
        #expect(try folder.bytes(of: "other") == [1, 2, 3])
        #expect(try folder.names == ["contacts.json", "other"])
    }

    @Test func `a folder with the temporary file's name is reported`() async throws {
        try #require(mkdir(folder.path(".contact-store.new"), 0o700) == 0)
        let error = try await store.addingError()
        #expect(error.kind == .unwritable && error.message.hasPrefix("'\(folder.store)' "))
        #expect(try await store.contacts() == [])
    }

    // Before Swift 6.2.3, a feature that this package enables makes all exit tests trap (swift-testing#1375).
    #if compiler(>=6.2.3)
        @Test func `a read-only file isn't replaced, and an unreadable one isn't overwritten`() async {
            // Runs in its own process, which gives up root privileges, because root can ignore permissions.
            await #expect(processExitsWith: .success) {
                if geteuid() == 0 { try #require(seteuid(4711) == 0) }
                let read = "may not be read by this user; change its permissions, or give another path"
                let replaced =
                    "may not be replaced by this user; change its permissions and its folder's, or give another path"
                for (file, own, reason) in [
                    (0o400, 0o700, replaced), (0o600, 0o500, replaced), (0o200, 0o700, read), (0o000, 0o700, read),
                ] as [(mode_t, mode_t, String)] {
                    let kind = reason == read ? ContactStoreError.Kind.unreadable : .unwritable
                    let folder = try TemporaryFolder()
                    let store = FileContactStore(path: folder.store)
                    let error = ContactStoreError(kind: kind, message: "'\(folder.store)' \(reason).")
                    try await store.add(.ada)
                    try #require(chmod(folder.store, file) == 0 && chmod(folder.path, own) == 0)
                    #expect(try await store.addingError() == error)
                    if kind == .unreadable { #expect(try await store.readingError() == error) }
                    try #require(chmod(folder.store, 0o600) == 0 && chmod(folder.path, 0o700) == 0)
                    #expect(try await store.contacts() == [.ada])
                    #expect(try folder.names == ["contacts.json"])
                }
            }
        }
    #endif

    @Test func `a cancelled task still adds its contact`() async throws {
        let adding = Task { [store] in
            withUnsafeCurrentTask { $0?.cancel() }
            try await store.add(.ada)
        }
        try await adding.value
        #expect(try await store.contacts() == [.ada])
    }

    // With any other order, contacts could be lost in a power failure.
    @Test func `new content is flushed to disk before it replaces the store, and the folder afterwards`() throws {
        for contact in [Contact].examples.prefix(3) {
            var file = ContactFile(folder.store)
            let old = try file.contacts()
            let calls = Mutex<[(names: [String], contacts: [Contact])]>([])
            file.synchronize = { _ in
                let call = ((try? folder.names) ?? [], (try? ContactFile(folder.store).contacts()) ?? [])
                calls.withLock { $0.append(call) }
            }
            try file.append(contact)
            let seen = calls.withLock(\.self)
            #expect(seen.count == 2)
            #expect(seen.first?.names.contains(".contact-store.new") == true && seen.first?.contacts == old)
            #expect(seen.last?.names == ["contacts.json"] && seen.last?.contacts == old + [contact])
        }
    }
}

/// A limit on a resource of this process.
nonisolated private enum Limit {
    case fileSize, descriptors

    #if canImport(Glibc)
        var resource: __rlimit_resource_t {
            __rlimit_resource_t((self == .fileSize ? RLIMIT_FSIZE : RLIMIT_NOFILE).rawValue)
        }
    #else
        var resource: Int32 { self == .fileSize ? RLIMIT_FSIZE : RLIMIT_NOFILE }
    #endif
}

nonisolated private func values(of limit: Limit) throws -> rlimit {
    var values = rlimit()
    try #require(getrlimit(limit.resource, &values) == 0)
    return values
}

nonisolated private func limit(_ limit: Limit, to soft: rlim_t) throws {
    var values = try values(of: limit)
    values.rlim_cur = soft
    try #require(setrlimit(limit.resource, &values) == 0)
}
