import Dispatch
import Foundation
import Synchronization

/// The lines of standard input.
nonisolated public enum StandardInput {
    private static let lines = Mutex(
        LineReader { buffer in
            while true {
                let count = read(STDIN_FILENO, &buffer, buffer.count)
                // Any failure but EINTR, such as the loss of the terminal, also ends the input.
                if count >= 0 || errno != EINTR { return max(0, count) }
            }
        })

    /// Waits for the next line without blocking the main actor.
    /// - Returns: The line without its line break, or nil at the end of the input. A line that's too long for a command
    ///   is replaced by a string of question marks that's also too long.
    public static func nextLine() async -> String? {
        await withCheckedContinuation { continuation in
            DispatchQueue.global().async {
                let line = lines.withLock { $0.nextLine() }
                continuation.resume(returning: line)
            }
        }
    }
}

/// A reader that splits bytes into lines. Besides one read's bytes, it holds little more than the longest valid line.
nonisolated struct LineReader: Sendable {
    private let read: @Sendable (inout [UInt8]) -> Int
    private var buffer = [UInt8](repeating: 0, count: 16_384)
    private var unread = 0..<0

    /// - Parameter read: Fills a buffer from its start, and returns the number of bytes, or 0 at the end.
    init(read: @escaping @Sendable (inout [UInt8]) -> Int) { self.read = read }

    mutating func nextLine() -> String? {
        var line: [UInt8] = []
        while true {
            let end = buffer[unread].firstIndex(of: UInt8(ascii: "\n"))
            line += buffer[unread.lowerBound..<(end ?? unread.upperBound)].prefix(
                CommandLoop.lineLimit + 2 - line.count)
            if let end {
                unread = (end + 1)..<unread.upperBound
                break
            }
            unread = 0..<read(&buffer)
            if unread.isEmpty {
                if line.isEmpty { return nil }
                break
            }
        }
        if line.last == UInt8(ascii: "\r") { line.removeLast() }
        // If a line was cut within a character, converting the line to text could bring it within the limit.
        if line.count > CommandLoop.lineLimit { return String(repeating: "?", count: line.count) }
        return String(decoding: line, as: UTF8.self)
    }
}
