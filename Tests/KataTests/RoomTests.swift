import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// A scripted room of thirty participants. Those who are stuck are flagged at the third check, and no one else is.
struct RoomTests {
    /// The checks of each participant, by the participant's name.
    private static let stuck = checks("stuck")
    private static let moving = checks("moving")

    private static func checks(_ name: String) -> [String: String] {
        let text = (try? cases(in: "room"))?.first { $0.name == name }?.text ?? ""
        let pairs = text.matches(of: /(\w+): ?(.*)/).map { (String($0.1), String($0.2)) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    private static func log(_ checks: String) throws -> SessionLog {
        let checks = checks.components(separatedBy: ", ").filter { !$0.isEmpty }
        let entries = try checks.enumerated().map { minute, check in
            let parts = check.split(separator: " ", maxSplits: 1)
            let problems = parts[1] == "." ? [] : parts[1].split(separator: "+").map(String.init)
            let script = "\(minute):00 \(problems.isEmpty ? "done" : "bent") 1 @\(parts[0])"
            return try #require(SessionEntry(script: script, problems: problems))
        }
        return try log(entries)
    }

    /// Returns a log with a hint before each check. The hints make no difference.
    private static func log(_ entries: some Sequence<SessionEntry>) throws -> SessionLog {
        let lines = try entries.flatMap { entry in
            [try SessionNote(at: entry.at, event: .hint, exercise: 9).line, try entry.line]
        }
        return SessionLog(parsing: lines.joined(separator: "\n"))
    }

    @Test func `a participant is flagged if, and only if, the last three checks found the same problems`() throws {
        let logs = try Self.stuck.merging(Self.moving) { $1 }.mapValues(Self.log)
        let room = Room(logs: logs)
        #expect(Self.stuck.count == 8)
        #expect(logs.count == 30)
        #expect(room.board.rows.map(\.first) == logs.keys.sorted(), "one row each, by name")
        let flagged = room.board.rows.filter { $0.contains("STUCK") }.map(\.first)
        #expect(flagged == Self.stuck.keys.sorted())
        let summary = try #require(room.lines.first)
        #expect(summary.text(isColored: false).hasPrefix("30 participants, 8 stuck, at "))
    }

    @Test(arguments: Self.stuck.keys.sorted())
    func `the flag is set at the third check, not at the second`(name: String) throws {
        let checks = try Self.log(#require(Self.stuck[name])).entries
        #expect(try [checks[...], checks.suffix(3)].allSatisfy { try Self.log($0).isStuck })
        #expect(try [checks.dropLast(), checks.suffix(2)].allSatisfy { try !Self.log($0).isStuck })
    }

    @Test(arguments: [
        (
            "0:00 red 3 @2, 1:00 green 3 1/5 @3, 2:00 broken 3 2/5 @3",
            ["ann", "3", "2/5", "does not build", "2", "5", "", ""]
        ),
        ("", ["ann", "–", "–", "–", "0", "–", "", ""]),
        // If the participant's clock is ahead, the check counts as just made.
        ("9:00 done 3", ["ann", "2", "–", "done", "1", "0", "", ""]),
        ("junk, 0:00 done 3, more junk", ["ann", "2", "–", "done", "1", "7", "", "2"]),
        ("junk", ["ann", "–", "–", "–", "0", "–", "", "1"]),
    ])
    func `a row shows the exercise, step, verdict, checks, minutes since the last, and damaged lines`(
        script: String, row: [String]
    ) throws {
        let lines = try script.components(separatedBy: ", ").map { try SessionEntry(script: $0)?.line ?? $0 }
        let log = SessionLog(parsing: lines.joined(separator: "\n"))
        let now = SessionEntry.nine.addingTimeInterval(7 * 60 + 59)
        #expect(Room(logs: ["ann": log], now: now).board.rows == [row])
    }

    @Test func `a problem's row shows how many participants have had it, and how many still do`() throws {
        let logs = try [
            "ann": "2 a, 2 a, 2 a+b, 3 c",
            "bob": "2 a, 2 .",
            "cem": "2 b",
            "dan": "2 e+f+g",
            "eve": "4 a+c",
        ].mapValues(Self.log)
        #expect(
            Room(logs: logs).obstacles.rows == [
                ["3", "1", "a"],
                ["2", "1", "b"],
                ["2", "2", "c"],
                ["1", "1", "e"],
                ["1", "1", "f"],
            ])
    }

    @Test func `names sort by number`() throws {
        let logs = try ["p10": "2 a", "p2": "2 a", "p1": "2 a"].mapValues(Self.log)
        #expect(Room(logs: logs).board.rows.map(\.first) == ["p1", "p2", "p10"])
    }

    @Test func `'1 participant' is singular`() throws {
        let room = Room(logs: ["ann": try Self.log("2 a")])
        let summary = try #require(room.lines.first)
        #expect(summary.text(isColored: false).hasPrefix("1 participant, 0 stuck, at "))
    }

    @Test func `an empty room explains how to join`() throws {
        let summary = try #require(Room(logs: [:]).lines.first)
        #expect(summary.text(isColored: false).hasPrefix("No logs yet: "))
    }

    @Test func `names and problems can't control the terminal`() throws {
        let evil = "\u{1B}[2J<script>\u{7}\r\u{202E}"
        let room = Room(logs: [evil: try Self.log("2 \(evil) View.swift")])
        let text = room.lines.map { $0.text(isColored: false) }.joined()
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{202E}" })
        #expect(text.contains("<script>"))
    }

    @Test func `a long name doesn't break the board's layout`() throws {
        let long = String(repeating: "x", count: 500)
        #expect(try Room(logs: [long: Self.log("2 \(long)")]).lines.allSatisfy { $0.cells < 200 })
    }
}

/// The places where a room's logs are found, as described in the help.
struct RoomFolderTests {
    @Test func `a folder can contain logs in three places, and other files aren't logs`() throws {
        try URL.withTemporaryFolder { folder in
            let logs = try (1...4).map(SessionEntry.done)
            try folder.write([
                "ann.jsonl": logs[0],
                "bob/SESSION.jsonl": logs[1],
                "cem/MyKata/SESSION.jsonl": logs[2],
                "dan/TASK.md": "",
                "notes.txt": "",
                ".hidden/SESSION.jsonl": logs[3],
                "eve.jsonl": "junk",
            ])
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: "fay.jsonl"),
                withDestinationURL: folder.appending(path: "bob/SESSION.jsonl"))
            let room = try Room(at: folder.path)
            let exercises = room.logs.mapValues { $0.entries.last?.exercise }
            #expect(exercises == ["ann": 1, "bob": 2, "cem": 3, "eve": nil, "fay": 2])
            #expect(room.logs["eve"]?.damagedCount == 1)
            #expect(try KataCommand.room.run([folder.path, "--once"], in: .this) == 0)
        }
    }

    @Test(arguments: ["/no/room", "https://example.invalid/room.git"])
    func `a missing folder is reported`(path: String) {
        let error = #expect(throws: KataError.self) { try Room(at: path) }
        #expect(error?.description == "There is no folder '\(path)': name one with logs in it.")
    }

    @Test(arguments: ["http://ann:s3cret@", "ssh://ann:s3cret@", "https://t0ken@"])
    func `an address is reported without its password`(start: String) throws {
        let error = try #require(throws: KataError.self) { try Room(at: "\(start)127.0.0.1:1/r.git") }
        #expect(!error.description.contains(/s3cret|t0ken/))
        #expect(error.description.contains("://…@127.0.0.1:1/r.git'"))
    }

    // Before Swift 6.2.3, a feature that this package enables makes all exit tests trap (swift-testing#1375).
    #if compiler(>=6.2.3)
        @Test func `a folder that can't be read is reported`() async {
            // Runs in its own process, which gives up root privileges, because root can ignore permissions.
            await #expect(processExitsWith: .success) {
                if geteuid() == 0 { try #require(seteuid(4711) == 0) }
                try URL.withTemporaryFolder { folder in
                    try #require(chmod(folder.path, 0o300) == 0)
                    let error = #expect(throws: KataError.self) { try Room(at: folder.path) }
                    let reason = "may not be read by this user; change its permissions."
                    #expect(error?.description == "The folder '\(folder.path)' \(reason)")
                }
            }
        }
    #endif

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
