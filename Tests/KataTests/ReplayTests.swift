import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The score of a session, as defined in `kata replay --help`.
struct ReplayTests {
    /// Scripts of sessions, and the score of each.
    private static func sessions() throws -> [(script: String, score: String)] {
        try cases(in: "replay").map { session in
            let lines = session.text.lines
            try #require(lines.count > 1, "\(session.name)")
            return (lines[0], lines[1])
        }
    }

    @Test(arguments: try sessions())
    func `the score matches the one calculated by hand`(script: String, score: String) {
        let figures = replay(script).score.rows.compactMap(\.last)
        #expect(figures.joined(separator: " | ") == score)
    }

    @Test(arguments: try sessions())
    func `each check of a script is read`(script: String, score: String) {
        #expect(SessionLog(script: script).entries.count == script.split(separator: ",").count)
    }

    private func replay(_ script: String) -> Replay {
        Replay(of: script.contains("@1") ? 1 : 2, in: SessionLog(script: script))
    }

    @Test func `each check has a line with its time, lamps, lines and problems`() {
        let script = """
            0:00 green 3 1/2, 0:40 broken 5 1/2, 1:10 red 2 2/2, 2:00:00 done 9 2/2, 2:01:00 bent 1
            """
        let lines = replay(script).lines.map { $0.text(isColored: false) }
        #expect(
            lines[..<8] == [
                "Exercise 2, a third view, Markdown, in MVVM", "",
                "time  behaviour  layers  result            lines  problems  step  note",
                "0:00  ●          ○       green, not moved  3      – → 1     1/2",
                "0:40  –          –       does not build    5      1 → 1     1/2",
                "1:10  ○          ●       behaviour red     2      1 → 1     2/2",
                "1:10  ●          ●       done              9      1 → 0     2/2   break",
                "2:10  ●          ○       layers red        1      0 → 1     –     after done",
            ])
        #expect(lines.contains("result               1 over par"))
        #expect(lines.contains("score                up to done"))
    }
}

/// The exercise that `kata replay` shows, and the message if there is nothing to show.
struct ReplayCommandTests {
    private static func log(_ scripts: String...) throws -> String {
        try scripts.map { try #require(SessionEntry(script: $0)).line + "\n" }.joined()
    }

    @Test(arguments: [
        ([], 5),
        (["3"], 3),
    ])
    func `without a number, the exercise checked last is shown`(words: [String], number: Int) throws {
        let exercise = try #require(Exercise.all.first { $0.number == number })
        let log = try Self.log("0:00 green 3 @3", "0:10 green 3 @5", "0:20 green 3 @3", "0:30 red 1 @5")
        let replay = try Replay(of: words.first, in: SessionLog(parsing: log), at: "HERE")
        #expect(replay.lines.first == Line("Exercise \(number), \(exercise.title)", .bold))
    }

    private static let start = #"{"at":"2026-11-22T09:00:05Z","event":"start","exercise":4}"#

    @Test(arguments: [
        (["4"], "checks"),
        (["two"], "checks"),
        ([""], "checks"),
        ([], nil),
        ([], ""),
        ([], "damaged\n"),
        ([], start),
    ])
    func `for an unchecked exercise, the message names checked ones or 'kata check'`(
        words: [String], log: String?
    ) {
        let error = #expect(throws: KataError.self) {
            let text = try log == "checks" ? Self.log("0:00 green 3 @3", "0:10 green 3 @5") : log ?? ""
            _ = try Replay(of: words.first, in: SessionLog(parsing: text), at: "HERE/SESSION.jsonl")
        }
        let checks = words.map { " of exercise '\($0)'. It has checks of: 3, 5." }.first
        let sentence = "'HERE/SESSION.jsonl' has no check"
        #expect(error?.description == sentence + (checks ?? ". Run 'swift run kata check'."))
    }
}
