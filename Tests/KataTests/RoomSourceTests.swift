import ConsoleUI
import Foundation
import TestSupport
import Testing

@testable import kata

/// The logs of a room are found where the help says.
struct RoomSourceTests {
    private func line(_ exercise: Int) throws -> String {
        try #require(SessionEntry(script: "0:00 done 3 @\(exercise)")).line + "\n"
    }

    /// What was read: the last exercise of each participant.
    private func read(_ source: RoomSource) throws -> [String: Int?] {
        try source.logs().mapValues { $0.entries.last?.exercise }
    }

    @Test func `a folder has logs in three places, and other files aren't logs`() throws {
        try URL.withTemporaryFolder { temporary in
            // A name with a colon could be taken for an address.
            let folder = temporary.appending(path: "a:b")
            try folder.write([
                "ann.jsonl": line(1), "bob/SESSION.jsonl": line(2), "cem/MyKata/SESSION.jsonl": line(3),
                "dan/TASK.md": "", "notes.txt": "", ".hidden/SESSION.jsonl": line(4), "eve.jsonl": "junk",
            ])
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "fay.jsonl"),
                withDestinationURL: folder.appending(path: "bob/SESSION.jsonl"))
            let source = RoomSource(folder.path, in: .this)
            #expect(!source.isRemote)
            #expect(try read(source) == ["ann": 1, "bob": 2, "cem": 3, "eve": nil, "fay": 2])
            #expect(try source.logs()["eve"]?.damagedCount == 1)
        }
    }

    @Test(arguments: [
        ("https://example.invalid/room", true), ("room.git", true), ("/tmp/room.git", true), ("git@host:room", true),
        ("host:group/room", true), ("file:///tmp/room", true), ("/tmp/room", false), ("room", false), ("./a:b", false),
        ("~/room", false),
    ])
    func `an address is distinguished from a folder`(word: String, isRemote: Bool) {
        #expect(RoomSource(word, in: .this).isRemote == isRemote)
    }

    @Test(arguments: [
        ("room", "There is no folder 'HERE/room': name one with logs in it, or a git repository."),
        ("none.git", "'HERE/none.git' can't be fetched: fatal: "),
    ])
    func `a place that isn't there is named, with what git says of a repository`(name: String, said: String) throws {
        try URL.withTemporaryFolder { folder in
            let source = RoomSource("\(folder.path)/\(name)", in: Repository(root: folder))
            let error = #expect(throws: KataError.self) { try source.logs() }
            #expect(error?.description.hasPrefix(said.replacing("HERE", with: folder.path)) == true)
        }
    }

    @Test(arguments: sample(["remote", "remote.git"]) { _ in 0 })
    func `each branch of a repository is a participant, until it's deleted`(name: String) throws {
        try URL.withTemporaryFolder { folder in
            let (remote, work) = (folder.appending(path: name), folder.appending(path: "work"))
            func git(_ lines: String...) throws {
                let settings = ["-c", "user.name=a", "-c", "user.email=a@example.invalid"]
                for line in lines {
                    let end = try Tool.git(settings + line.split(separator: " ").map(String.init), in: work)
                    try #require(end.status == 0, "git \(line)")
                }
            }
            func push(_ branch: String, _ files: [String: String]) throws {
                try git("checkout --quiet --orphan \(UUID())", "rm -r --quiet --force --ignore-unmatch .")
                try work.write(files)
                try git(
                    "add --all --force", "commit --quiet --allow-empty --message \(branch)",
                    "push --quiet --force \(remote.path) HEAD:refs/heads/\(branch)")
            }
            _ = try Tool.git(["init", "--bare", "--quiet", remote.path])
            _ = try Tool.git(["init", "--quiet", work.path])
            let source = RoomSource(remote.path, in: Repository(root: folder))
            #expect(try source.isRemote && read(source) == [:], "no branch yet")
            try push("main", ["README.md": "no log"])
            #expect(try read(source) == [:], "no log yet")
            let start = try SessionNote(at: .now, event: .start, exercise: 1).line + "\n"
            try push("ann", ["SESSION.jsonl": start + line(1)])
            try push("team/bob", ["MyKata/SESSION.jsonl": line(2) + "junk: with: colons\n" + line(3)])
            // A line of another's log must not be made up within one's own.
            try push("cem", ["SESSION.jsonl": "\u{2028}refs/heads/ann:SESSION.jsonl:\(try line(7))"])
            try push("dan", ["SESSION.jsonl": line(4).replacing("\n", with: "\r\n") + line(5)])
            #expect(try read(source) == ["ann": 1, "team/bob": 3, "cem": nil, "dan": 5])
            #expect(try source.logs().mapValues(\.damagedCount) == ["ann": 0, "team/bob": 1, "cem": 1, "dan": 0])
            try push("ann", ["SESSION.jsonl": line(6)])
            try git("push --quiet \(remote.path) --delete dan")
            #expect(try read(source) == ["ann": 6, "team/bob": 3, "cem": nil])
            #expect(folder.appending(path: ".kata/rooms").names.count == 1)
        }
    }

    @Test func `without a terminal the board is printed once, and written as a page`() throws {
        try URL.withTemporaryFolder { folder in
            try folder.write(["ann.jsonl": line(1)])
            let page = folder.appending(path: "room.html")
            #expect(try KataCommand.room.run([folder.path, "--once", "--html", page.path], in: .this) == 0)
            let html = try String(contentsOf: page, encoding: .utf8)
            #expect(PageElement.root(of: html)?.all("td").first?.text == "ann")
        }
        #expect(throws: UsageError.self, "a room needs a place") { try KataCommand.room.run([], in: .this) }
    }

    @Test func `the help documents each field of a line`() throws {
        let entry = try #require(SessionEntry(script: "0:00 done 3 1/2"))
        let lines = try entry.line + SessionNote(at: .now, event: .start, exercise: 1).line
        let fields = Set(lines.matches(of: /"(\w+)":/).map { String($0.1) })
        #expect(fields.count == 10)
        for field in fields {
            #expect(KataCommand.room.help.contains(try Regex("\n  (step, )?\(field)[ ,]")), "\(field)")
        }
    }
}
