import Foundation
import TestSupport
import Testing

/// Bad input results in a specific exit status, and in a one-line message that names the problem and the remedy.
struct BadInputTests {
    struct File: Sendable {
        var name = "feed.json"
        var content: [UInt8]?
        var status: Int32 = 65
        let complaint: String

        static func text(_ text: String, complaint: String) -> File {
            File(content: Array(text.utf8), complaint: complaint)
        }
    }

    static let files: [File] = [
        .text("", complaint: "is empty"),
        .text(#"[{"title": "A"}, {"ti"#, complaint: "' at line 1, column 22; check that it arrived whole."),
        .text(#"{"a": 1}"#, complaint: "not a movie feed"),
        .text(#"[{"title": ""}, {"title": true}]"#, complaint: "2 of 2 entries left out: no title"),
        File(
            content: [0x5B, 0x22, 0xE9, 0x22, 0x5D],
            complaint: "is not UTF-8 text: see the byte at offset 2; save it as JSON in UTF-8."),
        File(
            name: "/dev/zero",
            complaint: "holds more than 16 MB, too much for a movie feed; give another file, or allow more."),
        File(name: ".", status: 66, complaint: "is a folder"),
        File(name: "missing.json", status: 66, complaint: "does not exist"),
    ]

    @Test(arguments: zip(files, Program.inTurn(rows: files.count)))
    func `a file that isn't a feed, and a path that isn't a file, are reported`(
        file: File, programs: [Program]
    ) async throws {
        let folder = try TemporaryFolder()
        let path = file.name.hasPrefix("/") ? file.name : folder.path(file.name)
        if let content = file.content { try folder.write(content, to: file.name) }
        for program in programs {
            let run = try await program.run(["--source", path], input: "reload\nopen 1\n")
            #expect(run.status == file.status)
            let lines = run.diagnostics.split(separator: "\n")
            let complaints = lines.filter { $0.hasPrefix("\(program.rawValue): ") }
            #expect(complaints.count == 1)
            #expect(complaints.first?.contains(file.complaint) == true, "\(run.diagnostics)")
            #expect(complaints.first?.contains(path) == true)
            #expect(run.lines.count == 2, "the view shows the failure of each of the two fetches")
        }
    }

    /// A few mistakes on the command line. `SettingsTests` covers wrong values for each setting.
    static let mistakes = [
        (["--fromat", "json"], "Unknown option '--fromat'. Did you mean '--format'?"),
        (["--format", "xml"], "'--format' takes 'text' or 'json', not 'xml'."),
        (["--limit"], "'--limit' needs a value: --limit N"),
        (["--source", "http://"], "'--source' takes an http(s) address, a path or 'bundled', not 'http://'."),
    ]

    @Test(arguments: zip(mistakes, Program.inTurn(rows: mistakes.count)))
    func `incorrect usage fails`(
        mistake: (arguments: [String], message: String), programs: [Program]
    ) async throws {
        for program in programs {
            let run = try await program.run(mistake.arguments)
            #expect(run.status == 64)
            #expect(run.output == "")
            let name = program.rawValue
            #expect(run.diagnostics == "\(name): \(mistake.message) Try '\(name) --help'.\n")
        }
    }
}
