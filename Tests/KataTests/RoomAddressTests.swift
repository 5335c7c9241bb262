import ConsoleProgram
import ConsoleUI
import Foundation
import Testing

@testable import KataKit

/// A room's credentials, which only git handles.
struct RoomAddressTests {
    @Test(arguments: [
        "https://ann:secret@example.invalid/room.git", "https://secret@example.invalid/room",
        "HTTP://:secret@x.invalid/",
        "https://ann:s/ecret@example.invalid/room", "ssh://ann:secret@example.invalid/room",
    ])
    func `an address with credentials is rejected before git and the cache receive it`(word: String) throws {
        try URL.withTemporaryFolder { folder in
            let error = #expect(throws: UsageError.self) {
                try KataCommand.room.run([word, "--once"], in: Repository(root: folder))
            }
            #expect(error?.message.contains("git help credentials") == true)
            #expect(error?.message.contains("ecret") == false && folder.names.isEmpty)
        }
    }

    @Test func `an address is fetched with the user's own git settings, including credential helpers`() throws {
        try URL.withTemporaryFolder { folder in
            let room = try RoomRepository(in: folder)
            try room.push("ann", ["SESSION.jsonl": SessionEntry.done(1)])
            let address = "https://example.invalid/\(UUID())"
            try folder.write([".gitconfig": "[url \"\(room.remote.path)\"]\n\tinsteadOf = \(address)\n"])
            let end = try kataProgram(["room", "--once", address], environment: ["HOME": folder.path])
            #expect(end.output.contains("\nann "), "\(end.output)")
            let rooms = Repository.this.root.appending(path: ".kata/rooms")
            for name in rooms.names where name.hasSuffix(address.suffix(12)) {
                try rooms.appending(path: name).removeIfThere()
            }
        }
    }
}

/// A room's cache inside the user's own repository. Whatever happens to the cache, the repository stays the same.
struct RoomCacheTests {
    /// Lets `body` damage the folder of a room's cache, and returns the result of reading the room again.
    private func look(after body: (URL) throws -> Void) throws -> Result<[String: Int?], any Error> {
        try URL.withTemporaryFolder { folder in
            let room = try RoomRepository(in: folder)
            try room.push("ann", ["SESSION.jsonl": SessionEntry.done(1)])
            // The user's own repository, with several branches and commits.
            let own = try RoomRepository("own.git", in: folder.appending(path: "mine"))
            for branch in ["main", "work"] { try own.push(branch, ["\(branch).txt": branch]) }
            try own.git("fetch --quiet \(own.remote.path) +refs/heads/*:refs/heads/* --update-head-ok")
            try own.git("commit --quiet --allow-empty --message second")
            let before = try own.git("for-each-ref") + own.git("log --format=%H --all")
            let source = try RoomSource(room.remote.path, in: Repository(root: own.work))
            #expect(try source.exercises() == ["ann": 1])
            let rooms = own.work.appending(path: ".kata/rooms")
            try body(rooms.appending(path: #require(rooms.names.first)))
            try room.push("bob", ["SESSION.jsonl": SessionEntry.done(2)])
            let read = Result { try source.exercises() }
            #expect(try own.git("for-each-ref") + own.git("log --format=%H --all") == before)
            #expect(try own.git("rev-parse --is-shallow-repository") == "false\n")
            return read
        }
    }

    @Test(arguments: [
        ("HEAD", ""), ("HEAD", nil), ("config", "[core"), ("objects", nil), ("refs", nil), ("refs/heads/ann", "?"),
        ("shallow.lock", ""), ("shallow", "?"), ("", nil), ("", "a file"),
    ])
    func `a damaged cache is replaced`(path: String, contents: String?) throws {
        let read = try look { cache in
            let place = path.isEmpty ? cache : cache.appending(path: path)
            try place.removeIfThere()
            if let contents { try Data(contents.utf8).write(to: place) }
        }
        #expect(try read.get() == ["ann": 1, "bob": 2])
    }

    @Test func `if the cache can't be created, the room reports it`() throws {
        let read = try look { cache in
            let rooms = cache.deletingLastPathComponent()
            try FileManager.default.removeItem(at: rooms)
            try Data().write(to: rooms)
        }
        let error = #expect(throws: KataError.self) { try read.get() }
        #expect(error?.description.contains("/.kata/rooms/") == true)
    }
}
