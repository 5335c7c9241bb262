import Synchronization
import Testing

@testable import ConsoleUI

/// No line takes more memory than a command needs; what a line is, the fuzzer of commands tries.
struct LineReaderTests {
    @Test(arguments: [1_000, 16_384, 65_537])
    func `a line that is too long is cut, and the next one is whole`(count: Int) {
        let limit = CommandLoop.lineLimit
        for length in [limit, limit + 1, limit + 2, 200_000] {
            let text = String(repeating: "x", count: length) + "\nnext\n" + String(repeating: "y", count: length)
            let expected = min(length, limit + 1)
            #expect(LineReader.lines(of: Array(text.utf8), by: count).map(\.count) == [expected, 4, expected])
        }
    }
}

extension LineReader {
    /// The lines that are read of `bytes`, of which `count` arrive at a time.
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
