import ConsoleUI
import Fetching
import Foundation
import TestSupport
import Testing

@testable import ConsoleProgram
@testable import TopMoviesProgram

/// The values of a program's options, and the defaults.
struct SettingsTests {
    private func read(_ words: [String]) throws -> Arguments {
        try Arguments(words, options: TopMoviesProgram.options)
    }

    private func source(_ words: [String]) throws -> (any ByteSource)? {
        try TopMoviesProgram.source.bytes(of: read(words), expecting: "a feed")
    }

    @Test(arguments: [
        ([], 25, 10),
        (["--limit", "1", "--timeout", "0.5"], 1, 0.5),
        (["--limit", "250", "--timeout", "86400"], 250, 86_400),
    ])
    func `the limit is at least 1, by default 25; the timeout is at most a day, by default 10 seconds`(
        words: [String], limit: Int, seconds: Double
    ) throws {
        let settings = try read(words)
        #expect(settings[TopMoviesProgram.limit] == limit)
        #expect(settings[TopMoviesProgram.source.timeout] == .seconds(seconds))
    }

    @Test(arguments: [
        ([], 16_777_216),
        (["--max-bytes", "3"], 3),
        (["--max-bytes", "2k"], 2_048),
        (["--max-bytes", "1M"], 1_048_576),
    ])
    func `a source may be 16 MiB long, or as long as the option allows`(words: [String], limit: Int) async throws {
        let folder = try TemporaryFolder()
        let path = try folder.write(Data(), to: "feed.json")
        let source = try #require(try source(["--source", path] + words))
        let handle = try #require(FileHandle(forWritingAtPath: path))
        try handle.truncate(atOffset: UInt64(limit))
        #expect(try await source.bytes().count == limit)
        try handle.truncate(atOffset: UInt64(limit) + 1)
        await #expect(throws: FetchError.self) { try await source.bytes() }
    }

    @Test(arguments: [
        ([], nil),
        (["--source", "bundled"], nil),
        (["--source", "a/b.json"], "a/b.json"),
        (["--source", "HTTPS://me:secret@example.com/a", "--timeout", "5"], "HTTPS://example.com/a"),
    ])
    func `the source is the bundled one, a file or an address`(words: [String], place: String?) throws {
        #expect(try source(words)?.place == place)
    }

    @Test(arguments: [
        ("--limit", "a whole number from 1 up", ["0", "-1", "1.5", "ten", "99999999999999999999"]),
        ("--timeout", "a number of seconds up to 86400", ["0", "-1", "86400.1", "1e99", "nan", "ten"]),
        (
            "--max-bytes", "a whole number from 1 up, such as 500K or 16M",
            [
                "0", "-1", "1.5", "M", "1T", "8E", "9223372036854775807K", "8589934592G",
                "99999999999999999999",
            ]
        ),
        (
            "--source", "an http(s) address, a path or 'bundled'",
            ["ftp://a/b", "ftp://bob:p'w@h/x@y", "http://"]
        ),
    ])
    func `invalid values are rejected`(option: String, taken: String, words: [String]) {
        for word in words {
            let error = UsageError("'\(option)' takes \(taken), not '\(word)'.")
            #expect(throws: error) { try read([option, word]) }
        }
    }

    @Test(arguments: [
        "http:/me:secret@127.0.0.1:1/", "me:secret@127.0.0.1:1/x", "ftp://me:secret@h/", "http://me:secret@/x",
        "http://me:my secret@127.0.0.1:1/", "http://me:a@secret@127.0.0.1:1/", "http://me:a/secret@127.0.0.1:1/",
        "HTTP://me:secret@127.0.0.1:1/", "http://me:secret@127.0.0.1:99999/", "http:/me:secret@\u{301}h/",
    ])
    func `no message shows a password`(word: String) async {
        let error = await #expect(throws: (any Error).self) { try await source(["--source", word])?.bytes() }
        #expect(error.map { "\($0)".contains("secret") } == false, "\(word)")
    }

    @Test func `the help names the actual defaults`() {
        let endings = TopMoviesProgram.options.compactMap { option in
            option.help.hasSuffix(")") ? option.help.split(separator: "(").last : nil
        }
        #expect(endings == ["bundled)", "25)", "10)", "16M)"])
    }
}
