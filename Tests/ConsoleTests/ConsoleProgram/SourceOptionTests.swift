import ConsoleUI
import Fetching
import Foundation
import Testing

@testable import ConsoleProgram

/// The values of `--timeout` and `--max-bytes`, and their defaults.
struct SourceOptionTests {
    private func timeout(_ words: String...) throws -> Duration {
        try Options.values(of: words) { options throws(Arguments.UsageError) in
            try options.timeout(for: "an address")
        }.values
    }

    @Test func `an address has ten seconds, or from above zero up to a day`() throws {
        #expect(try timeout() == .seconds(10))
        #expect(try timeout("--timeout", "0.5") == .milliseconds(500))
        #expect(try timeout("--timeout", "86400") == .seconds(86_400))
        for wrong in ["0", "-1", "86400.1", "1e99", "nan", "ten"] {
            #expect(throws: Arguments.UsageError.self, "\(wrong)") { try timeout("--timeout", wrong) }
        }
    }

    @Test(arguments: [
        ([], 16_777_216), (["--max-bytes", "3"], 3), (["--max-bytes", "2k"], 2_048),
        (["--max-bytes", "1M"], 1_048_576),
    ])
    func `a source may have 16 MiB, or as much as the option says`(words: [String], limit: Int) async throws {
        let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        let source = try #require(try source(["--source", file.path] + words))
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(limit))
        #expect(try await source.bytes().count == limit)
        try handle.truncate(atOffset: UInt64(limit) + 1)
        await #expect(throws: FetchError.self) { try await source.bytes() }
    }

    @Test(arguments: ["0", "-1", "1.5", "M", "", "1T", "9223372036854775807K", "8589934592G", "99999999999999999999"])
    func `anything but a size, or a size beyond the machine's range, is refused`(size: String) throws {
        #expect(throws: Arguments.UsageError.self) {
            try source(["--source", "a", "--max-bytes", size])
        }
    }
}

/// Returns the source that the options of a command line name.
func source(_ words: [String]) throws -> (any ByteSource)? {
    try Options.values(of: words) { options throws(Arguments.UsageError) in
        let source = options.source(of: "things")
        return try options.bytes(from: source, expecting: "a feed")
    }.values
}
