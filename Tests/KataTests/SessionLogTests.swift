import Foundation
import Structure
import Testing

@testable import kata

/// The session log takes a line for each check, and is read as far as it can be.
struct SessionLogTests {
    private let line =
        #"{"at":"2026-11-22T09:00:05Z","changed":12,"exercise":3,"of":5,"#
        + #""problems":["view-formats-nothing TextMovieListView.swift"],"red":0,"seconds":2.4,"step":2,"#
        + #""verdict":"green, not moved"}"#

    private func entry(_ script: String) throws -> SessionEntry { try #require(SessionEntry(script: script)) }

    @Test func `a line is read, and written back unchanged`() throws {
        let log = SessionLog(parsing: line)
        let entry = try #require(log.entries.first)
        #expect(log.damagedCount == 0)
        #expect(entry.at == Date(timeIntervalSince1970: 1_795_338_005))
        #expect([entry.changed, entry.exercise, entry.of, entry.red, entry.step] == [12, 3, 5, 0, 2])
        #expect(entry.problems == ["view-formats-nothing TextMovieListView.swift"])
        #expect(entry.seconds == 2.4)
        #expect(entry.verdict == .notMoved)
        #expect(try entry.line == line)
    }

    @Test func `micro-steps may be left out`() throws {
        let entry = try entry("0:00 green 3")
        #expect(try !entry.line.contains("step") && !entry.line.contains("\"of\""))
        #expect(SessionLog(parsing: try entry.line).entries == [entry])
    }

    @Test(arguments: [
        "{}", "[]", "3", "a letter", "{\"at\":\"2026-11-22T09:00:05Z\"", "\u{0}\u{1}", "{\"verdict\":\"splendid\"}",
    ])
    func `a damaged line is left out and counted, wherever it is`(damage: String) {
        for text in ["\(damage)\n\(line)\n\(line)", "\(line)\n\(damage)\n\(line)", "\(line)\n\(line)\n\(damage)"] {
            let log = SessionLog(parsing: text)
            #expect(log.entries.count == 2)
            #expect(log.damagedCount == 1)
        }
    }

    @Test(arguments: [
        ("\"changed\":12", "\"changed\":-1"), ("\"changed\":12", "\"changed\":9223372036854775807"),
        ("\"of\":5", "\"of\":-9223372036854775808"), ("\"exercise\":3", "\"exercise\":-3"),
        ("\"red\":0", "\"red\":1e400"), ("\"at\":\"2026-11", "\"at\":\"2026-99"), ("green, not moved", "green"),
    ])
    func `a line whose values make no sense is damaged`(part: String, replacement: String) {
        let log = SessionLog(parsing: line.replacing(part, with: replacement))
        #expect(log.entries.isEmpty)
        #expect(log.damagedCount == 1)
    }

    @Test func `empty lines and carriage returns do no harm`() {
        let log = SessionLog(parsing: "\n\(line)\r\n\r\n\(line)\r\n")
        #expect(log.entries.count == 2)
    }

    @Test func `a missing file is an empty log, and a folder in its place is a damaged one`() throws {
        try URL.withTemporaryFolder { folder in
            let missing = SessionLog(contentsOf: folder.appending(path: "none"))
            #expect(missing == SessionLog(parsing: ""))
            #expect(SessionLog(contentsOf: folder).damagedCount == 1)
        }
    }

    @Test func `a pipe doesn't block`() throws {
        try URL.withTemporaryFolder { folder in
            let pipe = folder.appending(path: "pipe")
            try #require(mkfifo(pipe.path, 0o600) == 0)
            #expect(SessionLog(contentsOf: pipe).damagedCount == 1)
        }
    }

    @Test func `entries are appended in order, and the file is created`() throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: SessionLog.fileName)
            let entries = try ["0:00 green 3", "0:40 red 5", "1:00 done 1"].map(entry)
            for entry in entries { try SessionLog.append(entry, to: file) }
            #expect(SessionLog(contentsOf: file).entries == entries)
            #expect(try String(contentsOf: file, encoding: .utf8).hasSuffix("}\n"))
        }
    }

    @Test func `an entry isn't appended to a last line without a line feed`() throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: SessionLog.fileName)
            for text in [line, "half a li"] {
                try Data(text.utf8).write(to: file)
                try SessionLog.append(try entry("0:00 green 3"), to: file)
                #expect(try String(contentsOf: file, encoding: .utf8).hasPrefix("\(text)\n{"))
                #expect(SessionLog(contentsOf: file).entries.last?.changed == 3)
            }
        }
    }

    @Test func `an entry goes through a link into the file, and the link stays`() throws {
        try URL.withTemporaryFolder { folder in
            let (file, link) = (folder.appending(path: "there"), folder.appending(path: "here"))
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            for script in ["0:00 green 3", "0:10 done 4"] { try SessionLog.append(try entry(script), to: link) }
            #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link.path) == file.path)
            #expect(SessionLog(contentsOf: file).entries.map(\.changed) == [3, 4])
            #expect(SessionLog(contentsOf: link) == SessionLog(contentsOf: file))
        }
    }

    @Test func `checks at the same time each leave a whole line`() async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: "log-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: file) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 1...40 {
                let entry = try entry("0:00 green \(number)")
                group.addTask { try SessionLog.append(entry, to: file) }
            }
            try await group.waitForAll()
        }
        let log = SessionLog(contentsOf: file)
        #expect(log.damagedCount == 0)
        #expect(log.entries.map(\.changed).sorted() == Array(1...40))
    }

    @Test func `a file that can't be written is named`() {
        let file = URL(filePath: "/nowhere/at/all.jsonl")
        let error = #expect(throws: KataError.self) { try SessionLog.append(try entry("0:00 green 3"), to: file) }
        #expect(error?.description.hasPrefix("'/nowhere/at/all.jsonl' can't be written, ") == true)
    }

    @Test func `a check is logged with the identities of its problems, each once`() throws {
        let laws = LawRuns(
            events: .run(
                of: ["b-law (text view)", "b-law (JSON view)"], failing: ["b-law (text view)", "b-law (JSON view)"]),
            expected: 2, hasSucceeded: false)
        let findings = [3, 9].map {
            Finding(rule: "a-rule", kind: .violation, file: "View.swift", line: $0, sentence: "")
        }
        let check = Check(
            Exercise.all[2], build: Build(failures: []), laws: laws, findings: findings,
            steps: try ExerciseFiles(of: Exercise.all[2], in: .this).microSteps())
        let entry = SessionEntry(check, changed: 7, seconds: 1.2345, at: SessionEntry.nine)
        #expect(entry.problems == ["a-rule View.swift", "b-law"])
        #expect(entry.verdict == .behaviourRed)
        #expect([entry.red, entry.exercise, entry.changed, entry.step, entry.of] == [2, 3, 7, nil, 4])
        #expect(entry.seconds == 1.2)
        #expect(entry.at == SessionEntry.nine)
        #expect(entry.lamps == [false, false])
    }

    @Test func `a compiler's error is logged without its line, which moves`() {
        let entry = SessionEntry(.seen(.doesNotBuild), changed: 1, seconds: 1)
        #expect(entry.problems == ["Sources/TopMovies/View.swift: cannot find 'x' in scope"])
        #expect(entry.red == 0)
        #expect(entry.lamps == [nil, nil])
    }

    @Test(arguments: [
        (Verdict.notMoved, [true, false]), (.structureRed, [true, false]), (.overshot, [true, false]),
        (.done, [true, true]), (.notStarted, [true, true]),
    ])
    func `the lamps follow from the logged problems`(verdict: Verdict, lamps: [Bool?]) {
        #expect(SessionEntry(.seen(verdict), changed: 1, seconds: 1).lamps == lamps)
    }

    @Test func `a broken law leaves the structure green`() throws {
        #expect(try entry("0:00 red 1").lamps == [false, true])
    }
}
