import Foundation
import TestSupport
import Testing

/// Bad input gets the exit status of its kind, and one line that says what is wrong and what to do.
struct BadInputTests {
    static let files: [(content: [UInt8]?, status: Int32, saying: String)] =
        [
            ("", 65, "is empty"), (#"[{"title": "A"}, {"ti"#, 65, "line 1, column"),
            (#"{"a": 1}"#, 65, "not a movie feed"), ("[1, 2, 3]", 65, "not a movie feed"),
            ("movies", 65, "not valid JSON"),
            (#"[{"title": ""}, {"title": 1}]"#, 65, "2 of 2 entries left out: no title"),
            (#"{"feed": {"entry": [{"im:contentType": {"attributes": {"term": "Music"}}}]}}"#, 65, "Music"),
        ].map { (Array($0.utf8), $1, $2) } + [
            ([0x5B, 0x22, 0xE9, 0x22, 0x5D], 65, "is not UTF-8 text: see the byte at offset 2"),
            (nil, 66, "is a folder"),
            (nil, 66, "does not exist"),
        ]

    @Test(arguments: zip(files, Program.inTurn(rows: files.count)))
    func `a file that isn't a feed, or isn't a file`(
        refusal: (content: [UInt8]?, status: Int32, saying: String), programs: [Program]
    ) async throws {
        let folder = try TemporaryFolder()
        let path = refusal.saying == "is a folder" ? folder.path : folder.path("feed.json")
        if let content = refusal.content { try folder.write(content, to: "feed.json") }
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
        (["--max-bytes", "0"], "'--max-bytes' takes a whole number from 1 up, such as 500K or 16M, not '0'."),
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
