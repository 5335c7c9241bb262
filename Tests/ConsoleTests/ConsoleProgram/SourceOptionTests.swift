import ConsoleProgram
import ConsoleUI
import Fetching
import Foundation
import Testing

/// The values of `--timeout` and `--max-bytes`, and their defaults.
struct SourceOptionTests {
    private func arguments(_ words: String...) throws -> Arguments {
        try Arguments(words, options: [.source(of: "things"), .timeout(for: "an address"), .maxBytes])
    }

    @Test func `an address has ten seconds, or from above zero up to a day`() throws {
        #expect(try arguments().timeout() == .seconds(10))
        #expect(try arguments("--timeout", "0.5").timeout() == .milliseconds(500))
        #expect(try arguments("--timeout", "86400").timeout() == .seconds(86_400))
        for wrong in ["0", "-1", "86400.1", "1e99", "nan", "ten"] {
            #expect(throws: Arguments.UsageError.self, "\(wrong)") { try arguments("--timeout", wrong).timeout() }
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
        let arguments = try Arguments(
            ["--source", file.path] + words, options: [.source(of: "things"), .timeout(for: "it"), .maxBytes])
        let source = try #require(try arguments.source(expecting: "a feed"))
        let handle = try FileHandle(forWritingTo: file)
        try handle.truncate(atOffset: UInt64(limit))
        #expect(try await source.bytes().count == limit)
        try handle.truncate(atOffset: UInt64(limit) + 1)
        await #expect(throws: FetchError.self) { try await source.bytes() }
    }

    @Test(arguments: ["0", "-1", "1.5", "M", "", "1T", "9223372036854775807K", "8589934592G", "99999999999999999999"])
    func `anything but a size, or a size beyond the machine's range, is refused`(size: String) throws {
        #expect(throws: Arguments.UsageError.self) {
            try arguments("--source", "a", "--max-bytes", size).source(expecting: "a feed")
        }
    }
}
