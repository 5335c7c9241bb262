import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The file of a session log, which may be damaged, written by two checks at once, or a link.
struct SessionFileTests {
    private let line = #"{"at":"2026-11-22T09:00:05Z","event":"hint","exercise":4}"#
    private let note = SessionNote(at: Date(timeIntervalSince1970: 1_795_338_005), event: .hint, exercise: 4)

    @Test func `a missing file is an empty log`() {
        let log = SessionLog(contentsOf: URL(filePath: "/nowhere/SESSION.jsonl"))
        #expect(log == SessionLog(parsing: ""))
    }

    @Test func `a folder in place of a log is a damaged log`() throws {
        try URL.withTemporaryFolder { folder in
            #expect(SessionLog(contentsOf: folder).damagedCount == 1)
        }
    }

    @Test func `a pipe in place of a log is a damaged log`() throws {
        try URL.withTemporaryFolder { folder in
            let pipe = folder.appending(path: "pipe")
            try #require(mkfifo(pipe.path, 0o600) == 0)
            #expect(SessionLog(contentsOf: pipe).damagedCount == 1)
        }
    }

    @Test func `a line is appended to a file that doesn't exist yet`() throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "log")
            try SessionLog.append(note, to: file)
            #expect(try String(contentsOf: file, encoding: .utf8) == "\(line)\n")
        }
    }

    @Test(arguments: [
        ("first\n", "first\n"),
        ("\n", "\n"),
        ("half a li", "half a li\n"),
    ])
    func `lines are appended, each on its own`(before: String, start: String) throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "log")
            try Data(before.utf8).write(to: file)
            try SessionLog.append(note, to: file)
            try SessionLog.append(note, to: file)
            #expect(try String(contentsOf: file, encoding: .utf8) == "\(start)\(line)\n\(line)\n")
        }
    }

    @Test func `a line is appended through a link, which stays a link`() throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "there")
            let link = folder.appending(path: "here")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            try SessionLog.append(note, to: link)
            let destination = try FileManager.default.destinationOfSymbolicLink(atPath: link.path)
            #expect(destination == file.path)
            #expect(SessionLog(contentsOf: file).notes == [note])
            #expect(SessionLog(contentsOf: link).notes == [note])
        }
    }

    @Test func `concurrent checks each leave a complete line`() throws {
        try URL.withTemporaryFolder { folder in
            let file = folder.appending(path: "log")
            DispatchQueue.concurrentPerform(iterations: 40) { index in
                let note = SessionNote(at: note.at, event: .hint, exercise: index)
                try? SessionLog.append(note, to: file)
            }
            let log = SessionLog(contentsOf: file)
            #expect(log.damagedCount == 0)
            #expect(log.notes.map(\.exercise).sorted() == Array(0..<40))
        }
    }

    @Test func `a file that can't be written is named`() {
        let file = URL(filePath: "/nowhere/at/all.jsonl")
        let error = #expect(throws: KataError.self) { try SessionLog.append(note, to: file) }
        #expect(error?.description.hasPrefix("'/nowhere/at/all.jsonl' can't be written: ") == true)
    }
}
