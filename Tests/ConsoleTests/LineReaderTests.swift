import Synchronization
import Testing

@testable import ConsoleUI

/// Long lines and invalid bytes. The fuzz test of the command loop covers how input is split into lines.
struct LineReaderTests {
    @Test(arguments: [1_000, 16_384, 65_537])
    func `a line that is too long is cut, and the next one is complete`(count: Int) {
        let limit = CommandLoop.lineLimit
        for length in [limit, limit + 1, limit + 2, 200_000] {
            let long = String(repeating: "x", count: length)
            let lines = LineReader.lines(of: Array("\(long)\nnext\n\(long)".utf8), by: count)
            let expected = min(length, limit + 2)
            #expect(lines.map(\.count) == [expected, 4, expected])
        }
    }

    @Test(arguments: [
        (64, "\r\n", true),
        (64, "\r", true),
        (65, "\r\n", false),
        (64, "\rx\n", false),
        (65, "\rx\n", false),
    ])
    func `a line is performed in full or rejected, whatever its ending`(
        count: Int, end: String, isPerformed: Bool
    ) {
        let name = String(repeating: "x", count: 65_467 + count)
        let names = Self.names(in: Array("name \(name)\(end)".utf8))
        #expect(names == (isPerformed ? [name] : []))
    }

    @Test
    func `bytes that aren't text are counted one by one, and a line that is cut is rejected`() {
        let start = Array("name ".utf8)
        let invalid = Array(repeating: UInt8(0xFF), count: 65_531)
        #expect(Self.names(in: start + invalid).map(\.count) == [65_531])
        // Each triple of bytes is an incomplete character, and becomes a single replacement character.
        let incomplete = Array(repeating: [0xF0, 0x9F, 0x8E] as [UInt8], count: 30_000)
        #expect(Self.names(in: start + incomplete.joined()).isEmpty)
    }

    /// Returns the names that a user enters by typing `bytes`.
    private static func names(in bytes: [UInt8]) -> [String] {
        let console = Recorder().console()
        let navigator = Navigator()
        let screen = Screen(console: console)
        var names: [String] = []
        screen.commands = [.field("name", "enter a name") { names.append($0) }]
        navigator.push(screen)
        let loop = CommandLoop(navigator: navigator, console: console) { nil }
        for line in LineReader.lines(of: bytes, by: 1_000) { _ = loop.perform(line) }
        return names
    }
}

extension LineReader {
    /// Returns the lines read from `bytes`, which arrive `count` at a time.
    static func lines(of bytes: [UInt8], by count: Int) -> [String] {
        let rest = Mutex(bytes[...])
        var reader = LineReader { buffer in
            rest.withLock { rest in
                let next = rest.prefix(min(count, buffer.count))
                rest = rest.dropFirst(next.count)
                buffer.replaceSubrange(0..<next.count, with: next)
                return next.count
            }
        }
        var lines: [String] = []
        while let line = reader.nextLine() { lines.append(line) }
        #expect(reader.nextLine() == nil)
        return lines
    }
}
