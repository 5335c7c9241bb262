import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The session log. It has a line for each check and note, and is read even if some lines are damaged.
struct SessionLogTests {
    private let line =
        #"{"at":"2026-11-22T09:00:05Z","changed":12,"exercise":3,"of":5,"#
        + #""problems":["view-formats-nothing TextMovieListView.swift"],"red":0,"seconds":2.4,"step":2,"#
        + #""verdict":"green, not moved"}"#
    private let note = #"{"at":"2026-11-22T09:00:05Z","event":"hint","exercise":4}"#

    private func entry(_ script: String) throws -> SessionEntry {
        try #require(SessionEntry(script: script))
    }

    @Test func `an exported log has no names, code or dates`() throws {
        let problems = [
            #"["MyView.swift: cannot find 'secret'"]"#,
            #"["newest-wins", "presenter-exists AnnsView.swift", "`ann's list`()", "annsTest()"]"#,
        ]
        let lines = zip(["does not build", "behaviour red"], problems).map { verdict, problems in
            #"{"at":"2026-11-22T09:00:05Z","changed":3,"exercise":3,"problems":\#(problems),"#
                + #""red":1,"seconds":1.5,"step":2,"verdict":"\#(verdict)"}"#
        }
        let entries = SessionLog(parsing: lines.joined(separator: "\n")).anonymous
        let log = try entries.map(SessionLog.json)
        let head = #"{"at":"1970-01-01T00:00:00Z","changed":3,"exercise":3,"problems":"#
        #expect(log.map { $0.hasPrefix(head) } == [true, true] && log[0].contains("[]"))
        #expect(log[1].contains(#"["newest-wins","presenter-exists"]"#))
    }

    @Test func `a line is read and written back unchanged`() throws {
        let log = SessionLog(parsing: "\(line)\n\(note)\n")
        let at = Date(timeIntervalSince1970: 1_795_338_005)
        let entry = SessionEntry(
            at: at,
            changed: 12,
            exercise: 3,
            of: 5,
            problems: ["view-formats-nothing TextMovieListView.swift"],
            red: 0,
            seconds: 2.4,
            step: 2,
            verdict: .notMoved)
        #expect(log.entries == [entry])
        #expect(log.notes == [SessionNote(at: at, event: .hint, exercise: 4)])
        #expect(try [entry.line, log.notes[0].line] == [line, note])
        #expect(log.damagedCount == 0)
        #expect(log.hints(of: 4) == 1 && log.hints(of: 3) == 0)
        let plain = try self.entry("0:00 green 3")
        let written = try plain.line
        #expect(!written.contains("step") && !written.contains("\"of\""), "steps may be left out")
        #expect(SessionLog(parsing: written).entries == [plain])
    }

    @Test func `only the last ten thousand lines of a log are read, and the other lines are counted`() {
        let notes = String(repeating: "\(note)\n", count: 9_998)
        let log = SessionLog(parsing: "\(line)\n\(notes)\(line)\n{}\n")
        #expect(log.entries.count == 1 && log.notes.count == 9_998 && log.damagedCount == 2)
    }

    @Test(arguments: [
        "{}", "[]", "3", "a letter", "{\"at\":\"2026-11-22T09:00:05Z\"", "\u{0}\u{1}",
        "{\"verdict\":\"splendid\"}",
        #"{"at":"2026-11-22T09:00:05Z","event":"lunch","exercise":4}"#, "\"changed\":12 -1",
        "\"changed\":12 9223372036854775807", "\"of\":5 -9223372036854775808", "\"exercise\":3 -3",
        "\"red\":0 1e400", "\"at\":\"2026-11-22T09:00:05Z\" \"2026-99-22T09:00:05Z\"",
        "\"verdict\":\"green, not moved\" \"green\"",
    ])
    func `a line that's damaged or has impossible values is left out and counted, wherever it is`(damage: String) {
        let match = damage.wholeMatch(of: /(("\w+":).+) (\S+)/)
        let damage = match.map { line.replacing($0.1, with: $0.2 + $0.3) } ?? damage
        #expect(damage != line)
        for lines in [[damage, line, note], ["\(line)\r", damage, "", note], ["", line, note, damage]] {
            let log = SessionLog(parsing: lines.joined(separator: "\n"))
            #expect(log.entries.count == 1 && log.notes.count == 1 && log.damagedCount == 1)
        }
    }

    @Test func `a missing file is an empty log, and a folder or a pipe in its place is a damaged log`() throws {
        try URL.withTemporaryFolder { folder in
            let pipe = folder.appending(path: "pipe")
            #expect(SessionLog(contentsOf: pipe) == SessionLog(parsing: ""))
            try #require(mkfifo(pipe.path, 0o600) == 0)
            for place in [folder, pipe] { #expect(SessionLog(contentsOf: place).damagedCount == 1) }
        }
    }

    @Test(arguments: ["", "\n", "half a li"])
    func `entries are appended in order, one per line, even through a link, which stays a link`(before: String) throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "there")
            let link = folder.appending(path: "here")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            if !before.isEmpty { try Data((line + before).utf8).write(to: file) }
            let entries = try ["0:00 green 3", "0:40 red 5", "1:00 done 1"].map(entry)
            for entry in entries { try SessionLog.append(entry, to: link) }
            let destination = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
            #expect(destination == file.path)
            #expect(SessionLog(contentsOf: file).entries.suffix(3) == entries[...])
            #expect(SessionLog(contentsOf: link) == SessionLog(contentsOf: file))
            let end = before.isEmpty || before == "\n" ? before : before + "\n"
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.hasPrefix(before.isEmpty ? "{" : "\(line)\(end){") && text.hasSuffix("}\n"))
        }
    }

    @Test func `concurrent checks each leave a complete line`() throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "log")
            let entries = try (1...40).map { try entry("0:00 green \($0)") }
            DispatchQueue.concurrentPerform(iterations: 40) { index in
                try? SessionLog.append(entries[index], to: file)
            }
            let log = SessionLog(contentsOf: file)
            #expect(log.damagedCount == 0)
            #expect(log.entries.map(\.changed).sorted() == Array(1...40))
        }
    }

    @Test func `a file that can't be written is named`() {
        let file = URL(filePath: "/nowhere/at/all.jsonl")
        let error = #expect(throws: KataError.self) {
            try SessionLog.append(try entry("0:00 green 3"), to: file)
        }
        #expect(error?.description.hasPrefix("'/nowhere/at/all.jsonl' can't be written: ") == true)
    }

    @Test func `a check is logged with its problems, each once`() throws {
        let runs = ["b-law (text view)", "b-law (JSON view)"]
        let items = [3, 9].map { line in
            LawRuns.ToDo(id: "old-name", sentence: "", file: "View.swift", line: line)
        }
        let check = Check.of(
            laws: .of(in: .run(of: runs, failing: Set(runs))), toDo: items,
            parts: try ExerciseFiles(exercise: Exercise.all[2], repository: .this).parts())
        let entry = SessionEntry(check, changed: 7, seconds: 1.2345, at: SessionEntry.nine)
        let expected = SessionEntry(
            at: SessionEntry.nine, changed: 7, exercise: 3, layers: false, of: check.parts.count,
            problems: ["b-law", "old-name View.swift"], red: 2, seconds: 1.2, verdict: .behaviourRed)
        #expect(entry == expected)
        #expect(entry.isBehaviourGreen == false && entry.layers == false)
        // A compiler error is logged without a line number, which would change with unrelated edits.
        let broken = SessionEntry(.seen(.doesNotBuild), changed: 1, seconds: 1)
        #expect(broken.problems == ["Sources/TopMovies/View.swift: cannot find 'x' in scope"])
        #expect(broken.red == 0)
    }

    @Test(
        arguments: [
            (Verdict.notMoved, [true, false]), (.layersRed, [true, false]), (.overshot, [true, true]),
            (.done, [true, true]), (.doesNotBuild, [nil, nil]), (.behaviourRed, [false, true]),
        ] as [(Verdict, [Bool?])])
    func `the lamps are logged, and a lamp that is dark is left out`(verdict: Verdict, lamps: [Bool?]) throws {
        let entry = SessionEntry(.seen(verdict), changed: 1, seconds: 1)
        #expect([entry.isBehaviourGreen, entry.layers] == lamps)
    }
}
