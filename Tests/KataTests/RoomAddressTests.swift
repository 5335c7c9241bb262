import ConsoleUI
import Foundation
import Testing

@testable import kata

/// The credentials for a room are git's business.
struct RoomAddressTests {
    @Test(arguments: [
        "https://ann:secret@example.invalid/room.git", "https://secret@example.invalid/room",
        "HTTP://:secret@x.invalid/",
        "https://ann:s/ecret@example.invalid/room", "ssh://ann:secret@example.invalid/room",
    ])
    func `an address with credentials is refused, before git and its cache get it`(word: String) throws {
        try URL.withTemporaryFolder { folder in
            let error = #expect(throws: UsageError.self) {
                try KataCommand.room.run([word, "--once"], in: Repository(root: folder))
            }
            #expect(error?.message.contains("git help credentials") == true)
            #expect(error?.message.contains("ecret") == false && folder.names.isEmpty)
        }
    }

    @Test func `an address is fetched by the user's own settings of git, credential helpers among them`() throws {
        try URL.withTemporaryFolder { folder in
            let room = try RoomRepository(in: folder)
            try room.push("ann", ["SESSION.jsonl": SessionEntry.done(1)])
            let address = "https://example.invalid/\(UUID())"
            try folder.write([".gitconfig": "[url \"\(room.remote.path)\"]\n\tinsteadOf = \(address)\n"])
            let kata = Tool([Bundle.main.bundleURL.appending(path: "kata").path], environment: ["HOME": folder.path])
            let end = try kata(["room", "--once", address], mergesErrors: true)
            #expect(end.output.contains("\nann "), "\(end.output)")
            let rooms = Repository.this.root.appending(path: ".kata/rooms")
            for name in rooms.names where name.hasSuffix(address.suffix(12)) {
                try rooms.appending(path: name).removeIfThere()
            }
        }
    }
}
