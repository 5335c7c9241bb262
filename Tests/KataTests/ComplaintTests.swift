import ConsoleProgram
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

    @Test(arguments: ["book DIR/NAME.html", "history DIR/NAME", "new Films --in DIR/NAME", "replay --in DIR"])
    func `a path with control characters doesn't reach the terminal as it is`(line: String) throws {
        try URL.withTemporaryFolder { folder in
            let name = "e\u{1B}[31m\n\u{7}\u{202E}f"
            let place = folder.appending(path: "DIR \(name)")
            try place.write([SessionLog.fileName: SessionEntry.done(3) + "{"])
            let words = line.split(separator: " ").map { word in
                String(word).replacing("DIR", with: place.path).replacing("NAME", with: name)
            }
            let end = try kataProgram(words)
            #expect(end.status == 0 && end.output.contains("e [31m  f"), "\(end.output)")
            #expect(end.output.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 && $0 != "\u{202E}" })
        }
    }

    @Test func `a full disk has the status of lost output, wherever it's noticed`() {
        #expect(Kata.exitStatus(for: CocoaError(.fileWriteOutOfSpace)) == 74)
        #expect(Kata.exitStatus(for: CocoaError(.fileWriteNoPermission)) == 1)
        #expect(Kata.exitStatus(for: UsageError("?")) == 64)
    }

    @Test func `a closed pipe is no error, and neither is a closed input`() throws {
        let shell = ["sh", "-c", #"{ "$0" "$@"; echo "$?" >&2; } <&- | head -n 1"#]
        let end = try kataProgram(["book", "-"], by: shell)
        // 'head' may write its line before, between or after the others.
        let lines = end.output.lines
        #expect(lines.contains("<!DOCTYPE html>"), "\(end.output)")
        #expect(lines.contains { $0.hasSuffix(" hunks") }, "\(end.output)")
        #expect(lines.contains("0"), "\(end.output)")
    }

    @Test func `output that's closed is lost, even if another file takes its place`() throws {
        for line in [["list"], ["diff", "1", "2"]] {
            let end = try kataProgram(line, by: ["sh", "-c", #"exec "$0" "$@" <&- >&-"#])
            #expect(end.output == "kata: The output could not be written: Bad file descriptor.\n")
            #expect(end.status == 74)
        }
    }

    @Test func `every command prints through Terminal, which reports lost output`() throws {
        let sources = try Repository.this.root.appending(path: "Sources/Kata").swiftFiles()
        for (path, text) in sources where path != "Terminal/Terminal.swift" {
            let lines = text.lines.filter { $0.contains(/(^|[\s{])print\(/) }
            #expect(lines.isEmpty, "\(path)")
        }
    }

    @Test(arguments: [
        "status": ["[status] [--in DIR]"],
        "dev steps": ["dev steps --check | --write"],
        "diff": [
            "diff FROM TO [FILE ...] [--stat] [--rename] [--color auto|always|never]",
            "diff [FILE ...] [--stat] [--color auto|always|never] [--from-start] [--yes] [--in DIR]",
        ],
    ])
    func `a usage that the words and options don't show is declared`(name: String, lines: [String]) throws {
        let command = try #require(Kata.commands.first { $0.name == name })
        let usage = lines.map { "kata \($0)" }.joined(separator: "\n       ")
        #expect(command.help.hasPrefix("Usage: \(usage)\n\n"))
        for option in command.options {
            #expect(usage.contains(option.name))
        }
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
        @Test(arguments: [
            "list", "--help", "list --help", "dev --help", "status", "doctor", "room DIR --once", "diff 1 2",
            "diff 1 2 --stat", "book -", "book DIR/a.html", "history DIR/steps", "new Films --in DIR",
            "dev steps --check",
        ])
        func `output lost to a full disk is reported`(line: String) throws {
            try URL.withTemporaryFolder { folder in
                let words = line.replacing("DIR", with: folder.path).split(separator: " ").map(String.init)
                let end = try kataProgram(words, by: ["sh", "-c", #"exec "$0" "$@" >/dev/full"#])
                // The shell sends only standard output to the full disk, so the error still arrives here.
                #expect(end.output == "kata: The output could not be written: No space left on device.\n")
                #expect(end.status == 74)
                let isNew = line.hasPrefix("new")
                let support = folder.appending(path: "\(NewModule.support)/Package.swift")
                #expect(support.exists == isNew, "what is written is complete")
            }
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
