import ConsoleUI
import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The places where a room's logs are found, as described in the help.
struct RoomSourceTests {
    private let line = SessionEntry.done

    @Test func `a folder can contain logs in three places, and other files aren't logs`() throws {
        try URL.withTemporaryFolder { temporary in
            // A name with a colon could be mistaken for an address.
            let folder = temporary.appending(path: "a:b")
            try folder.write([
                "ann.jsonl": line(1), "bob/SESSION.jsonl": line(2), "cem/MyKata/SESSION.jsonl": line(3),
                "dan/TASK.md": "", "notes.txt": "", ".hidden/SESSION.jsonl": line(4), "eve.jsonl": "junk",
            ])
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "fay.jsonl"),
                withDestinationURL: folder.appending(path: "bob/SESSION.jsonl"))
            let source = try RoomSource(folder.path, in: .this)
            #expect(!source.isRemote)
            #expect(try source.exercises() == ["ann": 1, "bob": 2, "cem": 3, "eve": nil, "fay": 2])
            #expect(try source.logs()["eve"]?.damagedCount == 1)
        }
    }

    @Test(arguments: [
        ("https://example.invalid/room", true), ("room.git", true), ("/tmp/room.git", true), ("git@host:room", true),
        ("host:group/room", true), ("file:///tmp/room", true), ("ssh://git@host:22/@room", true),
        ("https://host:80/@room", true), ("/tmp/room", false), ("room", false), ("./a:b", false),
        ("~/room", false),
    ])
    func `an address is distinguished from a folder`(word: String, isRemote: Bool) throws {
        #expect(try RoomSource(word, in: .this).isRemote == isRemote)
    }

    @Test(arguments: [
        ("room", "There is no folder 'HERE/room': name one with logs in it, or a git repository."),
        ("none.git", "'HERE/none.git' can't be fetched: fatal: "),
    ])
    func `a missing folder or repository is reported, with any message from git`(name: String, said: String) throws {
        try URL.withTemporaryFolder { folder in
            let source = try RoomSource("\(folder.path)/\(name)", in: Repository(root: folder))
            let error = #expect(throws: KataError.self) { try source.logs() }
            #expect(error?.description.hasPrefix(said.replacing("HERE", with: folder.path)) == true)
        }
    }

    @Test(arguments: sample(["remote", "remote.git"]) { _ in 0 })
    func `each branch of a repository is a participant until it's deleted`(name: String) throws {
        try URL.withTemporaryFolder { folder in
            let room = try RoomRepository(name, in: folder)
            let source = try RoomSource(room.remote.path, in: Repository(root: folder))
            #expect(try source.isRemote && source.exercises() == [:], "no branch yet")
            try room.push("main", ["README.md": "no log"])
            #expect(try source.exercises() == [:], "no log yet")
            let start = try SessionNote(at: .now, event: .start, exercise: 1).line + "\n"
            try room.push("ann", ["SESSION.jsonl": start + line(1)])
            try room.push("team/bob", ["MyKata/SESSION.jsonl": line(2) + "junk: with: colons\n" + line(3)])
            // One participant must not be able to add a line to another's log.
            try room.push("cem", ["SESSION.jsonl": "\u{2028}refs/heads/ann:SESSION.jsonl:\(try line(7))"])
            try room.push("dan", ["SESSION.jsonl": line(4).replacing("\n", with: "\r\n") + line(5)])
            try room.push("eve", ["SESSION.jsonl": line(6) + "\0\n"])
            #expect(try source.exercises() == ["ann": 1, "team/bob": 3, "cem": nil, "dan": 5, "eve": 6])
            #expect(
                try source.logs().mapValues(\.damagedCount) == ["ann": 0, "team/bob": 1, "cem": 1, "dan": 0, "eve": 1])
            try room.push("ann", ["SESSION.jsonl": line(6)])
            try room.git("push --quiet \(room.remote.path) --delete dan")
            #expect(try source.exercises() == ["ann": 6, "team/bob": 3, "cem": nil, "eve": 6])
            #expect(folder.appending(path: ".kata/rooms").names.count == 1)
        }
    }

    @Test func `with '--once', the board is printed once, and '--html' also writes it as a page`() throws {
        try URL.withTemporaryFolder { folder in
            try folder.write(["ann.jsonl": line(1)])
            let page = folder.appending(path: "room.html")
            #expect(try KataCommand.room.run([folder.path, "--once", "--html", page.path], in: .this) == 0)
            let html = try String(contentsOf: page, encoding: .utf8)
            #expect(PageElement.root(of: html)?.all("td").first?.text == "ann")
            #expect(html.contains("http-equiv=\"refresh\" content=\"2\""))
        }
    }

    @Test func `the help documents each field of a log line`() throws {
        let entry = try #require(SessionEntry(script: "0:00 done 3 1/2"))
        let lines = try entry.line + SessionNote(at: .now, event: .start, exercise: 1).line
        let fields = Set(lines.matches(of: /"(\w+)":/).map { String($0.1) })
        #expect(fields.count == 11)
        for field in fields {
            #expect(KataCommand.room.help.contains(try Regex("\n  (step, )?\(field)[ ,]")), "\(field)")
        }
    }
}
