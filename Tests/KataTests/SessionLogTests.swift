import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The session log. It has a line for each check and note, and is read even if some lines are damaged.
struct SessionLogTests {
    private static let check = line()
    private static let note = #"{"at":"2026-11-22T09:00:05Z","event":"hint","exercise":4}"#
    private static let at = Date(timeIntervalSince1970: 1_795_338_005)

    /// Returns the line of a check, whose values are given as JSON.
    private static func line(
        at: String = #""2026-11-22T09:00:05Z""#,
        changed: String = "12",
        exercise: String = "3",
        of: String = "5",
        red: String = "0",
        verdict: String = #""green, not moved""#
    ) -> String {
        #"{"at":\#(at),"changed":\#(changed),"exercise":\#(exercise),"of":\#(of),"#
            + #""problems":["view-formats-nothing TextMovieListView.swift"],"red":\#(red),"seconds":2.4,"step":2,"#
            + #""verdict":\#(verdict)}"#
    }

    @Test func `a check is read`() {
        let entry = SessionEntry(
            at: Self.at,
            changed: 12,
            exercise: 3,
            of: 5,
            problems: ["view-formats-nothing TextMovieListView.swift"],
            red: 0,
            seconds: 2.4,
            step: 2,
            verdict: .notMoved)
        #expect(SessionLog(parsing: Self.check).entries == [entry])
    }

    @Test func `a note is read`() {
        let note = SessionNote(at: Self.at, event: .hint, exercise: 4)
        #expect(SessionLog(parsing: Self.note).notes == [note])
    }

    @Test func `a line is written as it was read`() throws {
        let log = SessionLog(parsing: "\(Self.check)\n\(Self.note)\n")
        let entry = try #require(log.entries.first)
        let note = try #require(log.notes.first)
        #expect(try entry.line == Self.check)
        #expect(try note.line == Self.note)
    }

    @Test func `a check of a task without steps has none in its line`() throws {
        let plain = SessionEntry(
            at: Self.at,
            changed: 3,
            exercise: 2,
            problems: [],
            red: 0,
            seconds: 2.5,
            verdict: .done)
        let line =
            #"{"at":"2026-11-22T09:00:05Z","changed":3,"exercise":2,"problems":[],"red":0,"#
            + #""seconds":2.5,"verdict":"done"}"#
        #expect(try plain.line == line)
        #expect(SessionLog(parsing: line).entries == [plain])
    }

    @Test func `hints are counted by exercise`() {
        let log = SessionLog(parsing: "\(Self.check)\n\(Self.note)")
        #expect(log.hints(of: 4) == 1)
        #expect(log.hints(of: 3) == 0)
    }

    @Test func `only the last ten thousand lines of a log are read, and the other lines are counted`() {
        let notes = String(repeating: "\(Self.note)\n", count: 9_999)
        let log = SessionLog(parsing: "\(Self.check)\n\(notes)\(Self.check)\n")
        #expect(log.entries.count == 1)
        #expect(log.notes.count == 9_999)
        #expect(log.damagedCount == 1)
    }

    @Test func `neither an empty line nor a carriage return is damage`() {
        let log = SessionLog(parsing: "\n\(Self.check)\r\n\n\(Self.note)\r\n\n")
        #expect(log.entries.count == 1)
        #expect(log.notes.count == 1)
        #expect(log.damagedCount == 0)
    }

    /// A line that is damaged or has impossible values.
    struct Damage: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let line: String

        init(_ name: String, _ line: String) {
            testDescription = name
            self.line = line
        }
    }

    private static let damages = [
        Damage("an object without members", "{}"),
        Damage("a list", "[]"),
        Damage("a number", "3"),
        Damage("a text", "a letter"),
        Damage("half an object", #"{"at":"2026-11-22T09:00:05Z""#),
        Damage("control characters", "\u{0}\u{1}"),
        Damage("a verdict alone", #"{"verdict":"done"}"#),
        Damage("an unknown event", #"{"at":"2026-11-22T09:00:05Z","event":"lunch","exercise":4}"#),
        Damage("a negative number of changed lines", line(changed: "-1")),
        Damage("the largest number of changed lines", line(changed: "9223372036854775807")),
        Damage("the smallest number of steps", line(of: "-9223372036854775808")),
        Damage("a negative exercise", line(exercise: "-3")),
        Damage("an infinite number of runs", line(red: "1e400")),
        Damage("a month that doesn't exist", line(at: #""2026-99-22T09:00:05Z""#)),
        Damage("an unknown verdict", line(verdict: #""green""#)),
    ]

    @Test(arguments: damages, 0...2)
    func `a damaged line is left out and counted, wherever it is`(damage: Damage, place: Int) {
        var lines = [Self.check, Self.note]
        lines.insert(damage.line, at: place)
        let log = SessionLog(parsing: lines.joined(separator: "\n"))
        #expect(log.entries.count == 1)
        #expect(log.notes.count == 1)
        #expect(log.damagedCount == 1)
    }

    @Test(arguments: [
        (["MyView.swift: cannot find 'secret'"], "[]"),
        (["newest-wins", "presenter-exists AnnsView.swift"], #"["newest-wins","presenter-exists"]"#),
        (["`ann's list`()", "annsTest()"], "[]"),
    ])
    func `an exported check has no names, code or dates`(problems: [String], exported: String) throws {
        let entry = SessionEntry(
            at: Self.at, changed: 3, exercise: 3, problems: problems, red: 1, seconds: 1.5, step: 2,
            verdict: .behaviourRed)
        let export = try #require(SessionLog(parsing: entry.line).anonymous.first)
        let line =
            #"{"at":"1970-01-01T00:00:00Z","changed":3,"exercise":3,"problems":\#(exported),"#
            + #""red":1,"seconds":1.5,"step":2,"verdict":"behaviour red"}"#
        #expect(try export.line == line)
    }

    @Test func `the times of exported checks are counted from the first`() throws {
        let export = SessionLog(script: "0:20 green 1,1:20 done 1").anonymous
        #expect(export.map(\.at.timeIntervalSince1970) == [0, 60])
    }
}
