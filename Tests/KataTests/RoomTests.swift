import ConsoleUI
import Foundation
import Testing

@testable import kata

/// A room of thirty, scripted: those who are stuck are flagged at the third check, and the others never.
struct RoomTests {
    /// A participant's checks: the exercise, and the problems, separated by '+'; "." is none.
    private static let stuck = [
        "s1": ["2 a", "2 a", "2 a"], "s2": ["2 b", "2 a+b", "2 a+b", "2 a+b"], "s3": ["1 .", "3 c", "3 c", "3 c"],
        "s4": ["2 a+b", "2 b+a", "2 a+b"], "s5": ["4 a", "4 .", "4 a", "4 a", "4 a"],
        "s6": ["2 c", "2 c", "2 c"], "s7": ["5 a b", "5 a b", "5 a b"], "s8": ["8 a", "7 a", "7 a", "7 a"],
    ]

    private static let moving = [
        "m01": ["2 a"], "m02": ["2 a", "2 a"], "m03": ["2 a", "2 a", "2 b"], "m04": ["2 a", "2 b", "2 a"],
        "m05": ["2 b", "2 a", "2 a"], "m06": ["2 a", "2 a", "3 a"], "m07": ["2 a", "3 a", "3 a"],
        "m08": ["2 a", "3 a", "2 a"], "m09": ["2 .", "2 .", "2 ."], "m10": ["2 a", "2 .", "2 a"],
        "m11": ["2 a", "2 a", "2 a", "2 ."], "m12": ["2 a", "2 a", "2 a", "2 b"],
        "m13": ["2 a", "2 a", "2 a", "2 b", "2 b"], "m14": ["2 a", "2 a", "2 a", "3 a"],
        "m15": ["2 a+b", "2 a+b", "2 a"], "m16": ["2 a", "2 a+b", "2 a"], "m17": ["2 a+b", "2 a+c", "2 a+b"],
        "m18": ["2 a", "2 b", "2 c"], "m19": ["2 a", "2 A", "2 a"], "m20": ["2 .", "2 a", "2 a"], "m21": [],
        "m22": ["2 a", "2 a", "2 ."],
    ]

    private static func entries(_ checks: [String]) -> [SessionEntry] {
        checks.enumerated().compactMap { index, check in
            let parts = check.split(separator: " ", maxSplits: 1).map(String.init)
            let problems = parts[1] == "." ? [] : parts[1].split(separator: "+").map(String.init)
            let verdict = problems.isEmpty ? "done" : "bent"
            return SessionEntry(script: "\(index):00 \(verdict) 1 @\(parts[0])", problems: problems)
        }
    }

    private static func log(_ checks: [String]) throws -> SessionLog {
        SessionLog(parsing: try entries(checks).map { try $0.line }.joined(separator: "\n"))
    }

    /// The names of those who are flagged on the board.
    private static func flagged(_ room: Room) -> [String] {
        room.board.rows.filter { $0.contains("STUCK") }.map { $0[0] }
    }

    @Test func `exactly those are flagged whose last three checks found the same`() throws {
        let logs = try Self.stuck.merging(Self.moving) { $1 }.mapValues(Self.log)
        let room = Room(logs: logs)
        #expect(logs.count == 30)
        #expect(room.board.rows.map { $0[0] } == logs.keys.sorted(), "one row each, by name")
        #expect(Self.flagged(room) == Self.stuck.keys.sorted())
        #expect(room.lines[0].text(isColored: false).hasPrefix("30 participants, 8 stuck, at "))
    }

    @Test(arguments: Self.stuck.keys.sorted())
    func `the flag is set at the third check, and not at the second`(name: String) throws {
        let checks = try #require(Self.stuck[name])
        #expect(try Self.log(checks).isStuck)
        #expect(try !Self.log(checks.dropLast()).isStuck)
        #expect(try !Self.log(checks.suffix(2)).isStuck)
        #expect(try Self.log(checks.suffix(3)).isStuck)
    }

    @Test func `a row shows the exercise, the micro-step, the verdict, the checks and the time since the last one`() {
        let log = SessionLog(script: "0:00 red 3 @2, 1:00 green 3 1/5 @3, 2:00 broken 3 2/5 @3")
        let now = SessionEntry.nine.addingTimeInterval(7 * 60 + 59)
        let rows = Room(logs: ["ann": log, "bob": SessionLog(parsing: "")], now: now).board.rows
        #expect(
            rows == [
                ["ann", "3", "2/5", "does not build", "2", "5", "", ""], ["bob", "–", "–", "–", "0", "–", "", ""],
            ])
    }

    @Test func `a clock that is ahead counts as just now`() {
        let log = SessionLog(script: "9:00 done 3")
        #expect(Room(logs: ["ann": log], now: SessionEntry.nine).board.rows[0][5] == "0")
    }

    @Test func `a damaged log says so, whether anything of it can be read or not`() throws {
        let line = try #require(SessionEntry(script: "0:00 done 3")).line
        let logs = ["ann": "junk\n\(line)\nmore junk", "bob": "junk"].mapValues(SessionLog.init(parsing:))
        let rows = Room(logs: logs, now: SessionEntry.nine).board.rows
        #expect(rows == [["ann", "2", "–", "done", "1", "0", "", "2"], ["bob", "–", "–", "–", "0", "–", "", "1"]])
    }

    @Test func `each problem counts a participant once, and separately those who still have it`() throws {
        let logs = try [
            "ann": ["2 a", "2 a", "2 a+b", "3 c"], "bob": ["2 a", "2 ."], "cem": ["2 b"], "dan": ["2 e+f+g"],
            "eve": ["4 a+c"],
        ].mapValues(Self.log)
        #expect(
            Room(logs: logs).obstacles.rows == [
                ["3", "1", "a"], ["2", "1", "b"], ["2", "2", "c"], ["1", "1", "e"], ["1", "1", "f"],
            ])
    }

    @Test func `an empty room says how to join`() {
        #expect(Room(logs: [:]).lines[0].text(isColored: false).hasPrefix("No logs yet: "))
        #expect(Room(logs: [:]).obstacles.rows.isEmpty)
    }

    /// What a participant may try on the one who watches.
    private static let evil = "\u{1B}[2J<script>alert(\"&\")</script>\u{7}\r\u{202E}"

    private static var evilRoom: Room {
        get throws {
            let entry = try #require(SessionEntry(script: "0:00 bent 1", problems: ["\(evil) View.swift"]))
            return Room(logs: [evil: SessionLog(parsing: try entry.line)])
        }
    }

    @Test func `names and problems can't control the terminal`() throws {
        let text = try Self.evilRoom.lines.map { $0.text(isColored: false) }.joined()
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{202E}" })
        #expect(text.contains("<script>"))
    }

    @Test func `names and problems are never markup on a page, which is well-formed`() throws {
        let html = try Self.evilRoom.page(refresh: 2).html
        let page = try #require(PageTree.root(of: html))
        #expect(page.all("script").isEmpty)
        #expect(page.all("td").count { $0.text.contains("<script>alert(\"&\")") } == 2)
        #expect(
            page.all("meta").contains { $0.attributes["http-equiv"] == "refresh" && $0.attributes["content"] == "2" })
    }

    @Test func `a long name doesn't break the board's layout`() throws {
        let room = Room(logs: [
            String(repeating: "x", count: 500): try Self.log(["2 \(String(repeating: "y", count: 500))"])
        ])
        #expect(room.lines.allSatisfy { $0.cells < 200 })
    }
}
