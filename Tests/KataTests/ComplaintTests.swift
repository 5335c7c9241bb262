import ConsoleUI
import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// Each error is reported in a sentence without control sequences.
struct ComplaintTests {
    @Test func `an unusable file is named, without Foundation's details`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: folder)
        defer { try? FileManager.default.removeItem(at: folder) }
        let inFile = folder.appending(path: "below/a/file")
        let error = #expect(throws: CocoaError.self) {
            try FileManager.default.createDirectory(at: inFile, withIntermediateDirectories: true)
        }
        let sentence = try #require(error).sentence
        #expect(sentence.hasPrefix("'\(folder.path)"))
        #expect(!sentence.contains("Error Domain"))
        #expect(KataError("Ours.").sentence == "Ours.")
    }

    @Test func `a typed escape sequence isn't sent to the terminal`() {
        let error = KataError("no '\u{1B}]0;x\u{7}' here\nnext\r")
        #expect(error.sentence == "no ' ]0;x ' here\nnext ")
    }

    @Test(arguments: try caseText("usage").lines.filter { $0.hasPrefix("kata") })
    func `a wrong command line is reported, with the command for help`(line: String) throws {
        let parts = line.split(separator: " → ").map(String.init)
        let words = parts[0].split(separator: " ").dropFirst()
        let end = try kataProgram(words.map { $0 == "''" ? "" : String($0) })
        let sentence = parts[1].replacing("ALL", with: "\(Exercise.all.count)")
        #expect(end.output == "kata: \(sentence)\n")
        #expect(end.status == 64)
    }

    @Test(arguments: ["list", "dev steps"])
    func `'help' before a command prints the command's help`(command: String) throws {
        let words = command.split(separator: " ").map(String.init)
        let help = try kataProgram(words + ["--help"]).output
        #expect(help.hasPrefix("Usage: kata \(command)"))
        #expect(try kataProgram(["help"] + words).output == help)
    }

    @Test func `a command's help shows its usage, its discussion and its options`() throws {
        #expect(try kataProgram(["list", "--help"]).output == caseText("kata-help"))
    }

    @Test func `even a single damaged line is mentioned`() throws {
        try URL.withTemporaryFolder { folder in
            try folder.write([SessionLog.fileName: SessionEntry.done(3) + "{"])
            let end = try kataProgram(["replay", "--in", folder.path])
            let sentence = "Damaged lines that were skipped: 1 in '\(folder.path)/SESSION.jsonl'."
            #expect(end.output.contains("\n\(sentence)\n"))
        }
    }

    // Only Linux has a device that acts as a full disk.
    #if os(Linux)
        @Test(arguments: [["list"], ["--help"], ["list", "--help"], ["diff", "1", "2"]])
        func `output lost to a full disk is reported`(line: [String]) throws {
            let end = try kataProgram(line, by: ["sh", "-c", #"exec "$0" "$@" >/dev/full"#])
            // The shell sends only standard output to the full disk, so the error still arrives here.
            #expect(end.output == "kata: The output could not be written: No space left on device.\n")
            #expect(end.status == 74)
        }
    #endif
}

/// Runs kata with the words of a command line. If `others` names a program, that program starts kata.
func kataProgram(
    _ words: [String], by others: [String] = [], environment: [String: String] = [:]
) throws -> Tool.End {
    let kata = Tool(others + [URL.products.appending(path: "kata").path], environment: environment)
    return try kata(words, mergesErrors: true)
}
