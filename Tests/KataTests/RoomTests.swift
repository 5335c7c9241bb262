import ConsoleUI
import Foundation
import Testing

@testable import kata

/// A room of thirty, scripted: those who are stuck are flagged at the third check, and the others never.
struct RoomTests {
    /// A participant's checks, with commas between them: the exercise, and the problems, separated by '+'; "." is none.
    private static let stuck = [
        "s1": "2 a, 2 a, 2 a", "s2": "2 b, 2 a+b, 2 a+b, 2 a+b", "s3": "1 ., 3 c, 3 c, 3 c",
        "s4": "2 a+b, 2 b+a, 2 a+b", "s5": "4 a, 4 ., 4 a, 4 a, 4 a", "s6": "2 c, 2 c, 2 c",
        "s7": "5 a b, 5 a b, 5 a b", "s8": "8 a, 7 a, 7 a, 7 a",
    ]

    private static let moving = [
        "m01": "2 a", "m02": "2 a, 2 a", "m03": "2 a, 2 a, 2 b", "m04": "2 a, 2 b, 2 a", "m05": "2 b, 2 a, 2 a",
        "m06": "2 a, 2 a, 3 a", "m07": "2 a, 3 a, 3 a", "m08": "2 a, 3 a, 2 a", "m09": "2 ., 2 ., 2 .",
        "m10": "2 a, 2 ., 2 a", "m11": "2 a, 2 a, 2 a, 2 .", "m12": "2 a, 2 a, 2 a, 2 b",
        "m13": "2 a, 2 a, 2 a, 2 b, 2 b", "m14": "2 a, 2 a, 2 a, 3 a", "m15": "2 a+b, 2 a+b, 2 a",
        "m16": "2 a, 2 a+b, 2 a", "m17": "2 a+b, 2 a+c, 2 a+b", "m18": "2 a, 2 b, 2 c", "m19": "2 a, 2 A, 2 a",
        "m20": "2 ., 2 a, 2 a", "m21": "", "m22": "2 a, 2 a, 2 .",
    ]

    private static func log(_ script: String) throws -> SessionLog {
        let checks = script.components(separatedBy: ", ").filter { !$0.isEmpty }
        return try log(
            zip(0..., checks).map { index, check in
                let parts = check.split(separator: " ", maxSplits: 1)
                let problems = parts[1] == "." ? [] : parts[1].split(separator: "+").map(String.init)
                return try #require(
                    SessionEntry(
                        script: "\(index):00 \(problems.isEmpty ? "done" : "bent") 1 @\(parts[0])", problems: problems))
            })
    }

    /// A hint before each check makes no difference.
    private static func log(_ entries: some Sequence<SessionEntry>) throws -> SessionLog {
        let lines = try entries.flatMap { entry in
            [try SessionNote(at: entry.at, event: .hint, exercise: 9).line, try entry.line]
        }
        return SessionLog(parsing: lines.joined(separator: "\n"))
    }

    @Test func `exactly those are flagged whose last three checks found the same`() throws {
        let logs = try Self.stuck.merging(Self.moving) { $1 }.mapValues(Self.log)
        let room = Room(logs: logs)
        #expect(logs.count == 30)
        #expect(room.board.rows.map { $0[0] } == logs.keys.sorted(), "one row each, by name")
        let flagged = room.board.rows.filter { $0.contains("STUCK") }.map { $0[0] }
        #expect(flagged == Self.stuck.keys.sorted())
        #expect(room.lines[0].text(isColored: false).hasPrefix("30 participants, 8 stuck, at "))
    }

    @Test(arguments: Self.stuck.keys.sorted())
    func `the flag is set at the third check, and not at the second`(name: String) throws {
        let checks = try Self.log(#require(Self.stuck[name])).entries
        #expect(try Self.log(checks).isStuck)
        #expect(try !Self.log(checks.dropLast()).isStuck)
        #expect(try !Self.log(checks.suffix(2)).isStuck)
        #expect(try Self.log(checks.suffix(3)).isStuck)
    }

    @Test(arguments: [
        ("0:00 red 3 @2, 1:00 green 3 1/5 @3, 2:00 broken 3 2/5 @3", "3 2/5 broken 2 5 0"), ("", "– – – 0 – 0"),
        // A clock that is ahead counts as just now.
        ("9:00 done 3", "2 – done 1 0 0"), ("junk, 0:00 done 3, more junk", "2 – done 1 7 2"), ("junk", "– – – 0 – 1"),
    ])
    func `a row shows the exercise, micro-step, verdict, checks, minutes since, and damaged lines`(
        script: String, row: String
    ) throws {
        let lines = try script.components(separatedBy: ", ").map { try SessionEntry(script: $0)?.line ?? $0 }
        let log = SessionLog(parsing: lines.joined(separator: "\n"))
        let now = SessionEntry.nine.addingTimeInterval(7 * 60 + 59)
        let cells = row.split(separator: " ").map { $0 == "broken" ? "does not build" : String($0) }
        let damaged = cells[5] == "0" ? "" : cells[5]
        #expect(Room(logs: ["ann": log], now: now).board.rows == [["ann"] + cells[..<5] + ["", damaged]])
    }

    @Test func `each problem counts a participant once, and separately those who still have it`() throws {
        let logs = try [
            "ann": "2 a, 2 a, 2 a+b, 3 c", "bob": "2 a, 2 .", "cem": "2 b", "dan": "2 e+f+g", "eve": "4 a+c",
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

    @Test func `names and problems can't control the terminal, and are never markup on a page`() throws {
        let evil = "\u{1B}[2J<script>alert(\"&\")</script>\u{7}\r\u{202E}"
        let room = Room(logs: [evil: try Self.log("2 \(evil) View.swift")])
        let text = room.lines.map { $0.text(isColored: false) }.joined()
        #expect(text.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{202E}" })
        #expect(text.contains("<script>"))
        let page = try #require(PageElement.root(of: room.page(refresh: 2).html))
        #expect(page.all("script").isEmpty)
        #expect(page.all("td").count { $0.text.contains("<script>alert(\"&\")") } == 2)
        #expect(
            page.all("meta").contains { $0.attributes["http-equiv"] == "refresh" && $0.attributes["content"] == "2" })
    }

    @Test func `a long name doesn't break the board's layout`() throws {
        let long = String(repeating: "x", count: 500)
        #expect(try Room(logs: [long: Self.log("2 \(long)")]).lines.allSatisfy { $0.cells < 200 })
    }
}
