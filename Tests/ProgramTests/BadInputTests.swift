import Foundation
import TestSupport
import Testing

/// Bad input gets the exit status of its kind, and one line that says what is wrong and what to do.
struct BadInputTests {
    static let files: [(content: String?, status: Int32, saying: String)] = [
        ("", 65, "is empty"), (#"[{"title": "A"}, {"ti"#, 65, "line 1, column"),
        (#"{"a": 1}"#, 65, "not a movie feed"), ("[1, 2, 3]", 65, "not a movie feed"), ("movies", 65, "not valid JSON"),
        (#"[{"title": ""}, {"title": 1}]"#, 65, "2 of 2 entries left out: no title"),
        (#"{"feed": {"entry": [{"im:contentType": {"attributes": {"term": "Music"}}}]}}"#, 65, "Music"),
        (nil, 66, "does not exist"),
    ]

    @Test(arguments: zip(files, Program.inTurn(rows: files.count)))
    func `a file that isn't a feed`(
        refusal: (content: String?, status: Int32, saying: String), programs: [Program]
    ) async throws {
        let folder = try TemporaryFolder()
        let path = folder.path("feed.json")
        if let content = refusal.content { try folder.write(Data(content.utf8), to: "feed.json") }
        for program in programs {
            let run = try await program.run(["--source", path], input: "reload\nopen 1\n")
            #expect(run.status == refusal.status)
            let complaints = run.diagnostics.split(separator: "\n").filter { $0.hasPrefix("\(program.rawValue): ") }
            #expect(complaints.count == 1)
            #expect(complaints.first?.contains(refusal.saying) == true, "\(run.diagnostics)")
            #expect(complaints.first?.contains(path) == true)
            #expect(run.lines.count == 2, "the view shows the failure of each of the two fetches")
        }
    }

    @Test(arguments: sample(Program.allCases) { _ in 0 })
    func `bytes that aren't text, and a folder`(program: Program) async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write([0x5B, 0x22, 0xE9, 0x22, 0x5D], to: "latin1.json")
        let latin1 = try await program.run(["--source", file])
        #expect(latin1.status == 65)
        #expect(latin1.diagnostics.contains("is not UTF-8 text"))
        #expect(latin1.diagnostics.contains("offset 2"))
        let directory = try await program.run(["--source", folder.path])
        #expect(directory.status == 66)
        #expect(directory.diagnostics.contains("folder"))
    }

    static let limits = [([], "16 MB"), (["--max-bytes", "1"], "1 byte"), (["--max-bytes", "500k"], "500 kB")]

    @Test(arguments: zip(limits, Program.inTurn(rows: limits.count)))
    func `an endless file is read up to the limit`(
        limit: (words: [String], size: String), programs: [Program]
    ) async throws {
        for program in programs {
            let run = try await program.run(["--source", "/dev/zero"] + limit.words)
            let reason = "holds more than \(limit.size), too much for a movie feed; give another file, or allow more."
            #expect(run.status == 65)
            #expect(run.diagnostics.contains("\(program.rawValue): '/dev/zero' \(reason)\n"))
        }
    }

    static let mistakes = [
        (["--fromat", "json"], "Unknown option '--fromat'. Did you mean '--format'?"),
        (["--format", "xml"], "'--format' takes 'text' or 'json', not 'xml'."),
        (["--limit", "0"], "'--limit' takes a whole number from 1 up, not '0'."),
        (["--limit", "1.5"], "'--limit' takes a whole number from 1 up, not '1.5'."),
        (["--limit"], "'--limit' needs a value: --limit N"),
        (["--timeout", "-1"], "'--timeout' takes a number of seconds up to 86400, not '-1'."),
        (["--timeout", "nan"], "'--timeout' takes a number of seconds up to 86400, not 'nan'."),
        (
            ["--max-bytes", "0"],
            "'--max-bytes' takes a whole number from 1 up, such as 500K or 16M, not '0'."
        ),
        (
            ["--max-bytes", "9223372036854775807K"],
            "'--max-bytes' takes a whole number from 1 up, such as 500K or 16M, not '9223372036854775807K'."
        ),
        (["--max-bytes", "M"], "'--max-bytes' takes a whole number from 1 up, such as 500K or 16M, not 'M'."),
        (["--source", "ftp://a/b"], "'--source' takes an http(s) address, a path or 'bundled', not 'ftp://a/b'."),
        (["--source", "http://"], "'--source' takes an http(s) address, a path or 'bundled', not 'http://'."),
        (["movies.json"], "'movies.json' doesn't belong to an option."),
    ]

    @Test(arguments: zip(mistakes, Program.inTurn(rows: mistakes.count)))
    func `wrong usage`(mistake: (arguments: [String], message: String), programs: [Program]) async throws {
        let (arguments, message) = mistake
        for program in programs {
            let run = try await program.run(arguments)
            #expect(run.status == 64)
            #expect(run.output == "")
            #expect(run.diagnostics == "\(program.rawValue): \(message) Try '\(program.rawValue) --help'.\n")
        }
    }

    @Test(arguments: sample(Program.allCases, with: ["--help", "-h"]))
    func `help goes to the output, with status 0`(program: Program, word: String) async throws {
        let run = try await program.run([word])
        #expect(run.status == 0)
        #expect(run.output.hasPrefix("Usage: \(program.rawValue) [options]\n"))
        for option in ["--format", "--source", "--limit", "--timeout", "--max-bytes", "--trace"] {
            #expect(run.output.contains(option))
        }
        #expect(run.diagnostics == "")
    }
}
