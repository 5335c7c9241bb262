import Foundation
import TestSupport
import Testing

/// Bad input results in a specific exit status, and in a one-line message that names the problem and the remedy.
struct BadInputTests {
    private static let contents: [(text: String, saying: String)] = [
        ("", "is empty"), (#"[{"title": "A"}, {"ti"#, "line 1, column"), (#"{"a": 1}"#, "not a movie feed"),
        (#"[{"title": ""}, {"title": true}]"#, "2 of 2 entries left out: no title"),
    ]

    typealias File = (name: String, content: [UInt8]?, status: Int32, saying: String)

    static let files: [File] = contents.map { ("feed.json", Array($0.text.utf8), 65, $0.saying) } + others
    private static let others: [File] = [
        ("feed.json", [0x5B, 0x22, 0xE9, 0x22, 0x5D], 65, "is not UTF-8 text: see the byte at offset 2"),
        ("/dev/zero", nil, 65, "holds more than 16 MB, too much for a movie feed; give another file, or allow more."),
        (".", nil, 66, "is a folder"), ("missing.json", nil, 66, "does not exist"),
    ]

    @Test(arguments: zip(files, Program.inTurn(rows: files.count)))
    func `a file that isn't a feed, and a path that isn't a file, are reported`(
        file: (name: String, content: [UInt8]?, status: Int32, saying: String), programs: [Program]
    ) async throws {
        let folder = try TemporaryFolder()
        let path = file.name.hasPrefix("/") ? file.name : folder.path(file.name)
        if let content = file.content { try folder.write(content, to: file.name) }
        for program in programs {
            let run = try await program.run(["--source", path], input: "reload\nopen 1\n")
            #expect(run.status == file.status)
            let complaints = run.diagnostics.split(separator: "\n").filter { $0.hasPrefix("\(program.rawValue): ") }
            #expect(complaints.count == 1)
            #expect(complaints.first?.contains(file.saying) == true, "\(run.diagnostics)")
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
    func `incorrect usage fails`(mistake: (arguments: [String], message: String), programs: [Program]) async throws {
        let (arguments, message) = mistake
        for program in programs {
            let run = try await program.run(arguments)
            #expect(run.status == 64)
            #expect(run.output == "")
            #expect(run.diagnostics == "\(program.rawValue): \(message) Try '\(program.rawValue) --help'.\n")
        }
    }
}
