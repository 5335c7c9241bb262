import Foundation
import TestSupport
import Testing

@testable import ConsoleUI

/// Whatever the user types, each line gets one reaction, and no control sequence reaches the terminal.
struct CommandLoopFuzzTests {
    private static let seeds = [
        "open 1\nback\nreload\nopen 99\nhelp\nnonsense\nquit\nopen 1\n",
        "name Anna  Lee\r\n\nNAME\n  OPEN\t 3 \nhelp",
        "reload\nreload now\nopen\nopen 1 2\nopen one\nopen 0\nback\n",
    ]
    private static let words = [
        "open ", "reload", "name ", "help", "quit", "back", "\n", "\r\n", "\r", " ", "\t",
        "99999999999999999999", "-1", "٣", "\u{1B}]0;x\u{7}", "\u{202E}", "\u{2028}", "\u{3000}",
        "\u{0}", "QUIT\n", "relaod\n", "\u{301}", "ＯＰＥＮ 1",
    ]

    @Test
    func `Fuzz: each line has one safe reaction, however its bytes arrive`() async throws {
        let fuzzing = Fuzzing("commands", seeds: Self.seeds, dictionary: Self.words, short: 400)
        try await fuzzing { input in
            let lines = LineReader.lines(of: input.bytes, by: 1 + input.number % 37)
            try hold(lines == Self.expectedLines(of: input.bytes), "the lines of the input: \(lines)")
            try await Self.run(lines)
        }
    }

    private static func expectedLines(of bytes: [UInt8]) -> [String] {
        var lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        if lines.last?.isEmpty == true { lines.removeLast() }
        return lines.map { String(decoding: $0.last == 0x0D ? $0.dropLast() : $0, as: UTF8.self) }
    }

    /// Runs the loop on `lines`, and checks the reaction to each line.
    private static func run(_ lines: [String]) async throws {
        let recorder = Recorder()
        let console = recorder.console()
        let navigator = Navigator()
        let screen = Screen(console: console)
        screen.rowCount = 3
        var rows: [Int] = []
        screen.commands = [
            Command("reload", "reload") { console.write("reloaded") },
            Command("open", "open a row") { row in
                rows.append(row)
                console.write("row \(row)")
            },
            .field("name", "enter a name") { console.write("name \($0)") },
        ]
        navigator.push(screen)
        var rest = lines[...]
        var reactions: [String] = []
        await CommandLoop(navigator: navigator, console: console) {
            reactions.append(recorder.take())
            return rest.popFirst()
        }.run()
        reactions.append(recorder.take())
        try hold(rows.allSatisfy { 0..<3 ~= $0 }, "rows that exist: \(rows)")
        try hold(reactions.first == "", "nothing before the first line")
        for (line, reaction) in zip(lines, reactions.dropFirst()) {
            let words = Self.words(of: line)
            let written = reaction.components(separatedBy: "\n")
            try hold(written.last == "", "whole lines: \(written)")
            try hold(written.count - 1 == reactionSize(words), "not so many lines: \(written)")
            try hold(written.allSatisfy(\.isSafeLine), "safe lines: \(written)")
            if words.first == "name" {
                try hold(letters(reaction) == letters(line.lowercased()), "the name: \(reaction)")
            }
        }
        let last = lines.firstIndex { Self.words(of: $0) == ["quit"] } ?? lines.count
        try hold(reactions.count == last + 2, "ends at quit, or with the input")
    }

    private static func words(of line: String) -> [String] {
        line.lowercased().split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Returns the number of lines in a reaction.
    private static func reactionSize(_ words: [String]) -> Int {
        switch words {
        case [], ["quit"]: 0
        case ["help"]: 6
        default: 1
        }
    }

    /// Returns the letters of a text in lower case, except those of its first word, `name`.
    private static func letters(_ text: String) -> [Unicode.Scalar] {
        let letters = text.lowercased().unicodeScalars.filter(\.properties.isAlphabetic)
        return Array(letters.dropFirst("name".count))
    }
}
