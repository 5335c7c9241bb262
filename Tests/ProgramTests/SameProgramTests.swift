import Foundation
import TestSupport
import Testing

/// Seen from the outside, the programs of all steps are identical.
struct SameProgramTests {
    static let script = "open 1\nback\nreload\nopen 99\nhelp\nnonsense\nquit\nopen 1\n"

    @Test(arguments: ["text", "json"])
    func `every program prints the same bundled movies`(format: String) async throws {
        let script = "open 25\nback\nreload\nopen 99\nquit\n"
        let first = try await Program.commonRun(of: Program.allCases, ["--format", format], input: script)
        #expect(first.status == 0)
        #expect(first.diagnostics == "There is no number 99: choose one from 1 to 25.\n")
    }

    @Test func `a list of text begins with its heading and the best movie`() async throws {
        let run = try await Program.interactor.run([])
        #expect(run.lines.prefix(2) == ["Top Movies", "1. The Shawshank Redemption (1994)  9.3"])
    }

    @Test func `each line of JSON is an object that names its screen`() async throws {
        let script = "open 25\nback\nreload\nopen 99\nquit\n"
        let run = try await Program.interactor.run(["--format", "json"], input: script)
        let objects = try run.lines.map { line in
            try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
        }
        #expect(objects.map { $0["screen"] as? String } == ["list", "detail", "list", "list"])
        for object in objects where object["screen"] as? String == "list" {
            let movies = try #require(object["movies"] as? [[String: String]])
            #expect(movies.count == 25)
            let title = "The Shawshank Redemption"
            #expect(movies.first == ["rank": "1", "title": title, "year": "1994", "rating": "9.3"])
        }
    }

    private static let moviesAndFailure: [(words: [String], status: Int32)] = [
        (["--limit", "3"], 0),
        (["--source", "/no/such/file"], 66),
    ]

    @Test(arguments: sample(["text", "json"]) { _ in 0 }, moviesAndFailure)
    func `chapter 0 prints the same as step 1, for movies and for a failure`(
        format: String, source: (words: [String], status: Int32)
    ) async throws {
        let words = ["--format", format] + source.words
        let mvc = try await Chapter0.program.run(words, input: Self.script)
        let mvvm = try await Program.mvvm.run(words, input: Self.script)
        #expect(mvc.output == mvvm.output)
        #expect(mvc.lines.count > 1)
        #expect(mvc.status == source.status)
    }

    @Test func `chapter 0's messages begin with its name`() async throws {
        let run = try await Chapter0.program.run(["--limit"])
        #expect(run.diagnostics.hasPrefix("step0-mvc: "))
    }

    /// All programs read the kata's own shape, the most complex. In a short run, two programs read one other shape.
    private static let feeds = sample(Array(zip(Feed.shapes, Program.inTurn(2, rows: Feed.shapes.count)))) { feed, _ in
        feed.isOwn
    }

    @Test(arguments: sample(feeds, with: ["text", "json"]))
    func `every program prints the same output for a file`(feed: (Feed, [Program]), format: String) async throws {
        let programs = feed.0.isOwn ? Program.allCases : feed.1
        let first = try await feed.0.withFile { path in
            let words = ["--format", format, "--source", path]
            return try await Program.commonRun(of: programs, words, input: Self.script)
        }
        #expect(first.status == 0)
        #expect(!first.output.isEmpty)
    }

    @Test(.needsCurl, arguments: sample(["text", "json"]) { _ in 0 })
    func `every program prints the same output for an address`(format: String) async throws {
        let server = try LoopbackServer { path, connection in
            connection.answer(path == "/tmdb" ? "200 OK" : "404 Gone", body: Feed.shapes[3].content)
        }
        for (path, programs) in zip(["/tmdb", "/gone"], Program.inTurn(2, rows: 2)) {
            let source = try server.url(path).absoluteString
            let first = try await Program.commonRun(
                of: programs, ["--format", format, "--source", source], input: Self.script)
            #expect(first.status == (path == "/gone" ? 69 : 0))
            #expect(first.output.contains(path == "/gone" ? "answered 404" : "8.8"))
        }
    }

    @Test func `the printed list and details are as expected`() async throws {
        let run = try await Program.interactor.run(["--limit", "2"], input: "open 2\n")
        #expect(try run.output == caseText("printed"))
    }

    @Test func `a long list is printed up to the limit`() async throws {
        let movies = (1...1_012).map { "{\"title\": \"Movie \($0)\"}" }
        let feed = Feed("", "[\(movies.joined(separator: ","))]")
        let run = try await feed.withFile { path in
            try await Program.commonRun(
                of: Program.allCases, ["--limit", "1011", "--source", path], input: "open 1011\n")
        }
        #expect(run.lines.count == 1 + 1_011 + 6)
        #expect(run.lines[1_011].hasPrefix("1011. "))
    }

    @Test func `the diagnostics report what was left out of a feed, once per fetch`() async throws {
        let feed = Feed("", #"[{"title": "A", "year": 99999}, {"no": "title"}]"#)
        let run = try await feed.withFile { path in
            try await Program.mvvm.run(["--source", path], input: "reload\n")
        }
        let remarks = "1 of 2 entries left out: no title\n1 value out of range ignored: year\n"
        #expect(run.diagnostics == remarks + remarks)
    }

    @Test func `if a reader such as 'head' goes away early, the program ends silently`() throws {
        let process = Process()
        let output = Pipe()
        let diagnostics = Pipe()
        process.executableURL = Program.mvvm.executable
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = diagnostics
        try output.fileHandleForReading.close()
        handleIgnoredSignals()
        try process.run()
        process.waitUntilExit()
        #expect(process.terminationReason == .uncaughtSignal)
        #expect(process.terminationStatus == SIGPIPE)
        #expect(try diagnostics.fileHandleForReading.readToEnd()?.isEmpty ?? true)
    }
}

extension Feed { fileprivate var isOwn: Bool { testDescription == "the kata's own" } }

/// The program of chapter 0.
private enum Chapter0: String, BuiltProgram { case program = "step0-mvc" }
