import TestSupport
import Testing

@testable import ConsoleUI

/// Whatever the user types, each line gets one reaction, and no control sequence reaches the terminal.
struct CommandLoopFuzzTests {
    private static let seeds = [
        "open 1\nback\nreload\nopen 99\nhelp\nnonsense\nquit\nopen 1\n", "name Anna  Lee\r\n\nNAME\n  OPEN\t 3 \nhelp",
        "reload\nreload now\nopen\nopen 1 2\nopen one\nopen 0\nback\n",
    ]
    private static let words = [
        "open ", "reload", "name ", "help", "quit", "back", "\n", "\r\n", "\r", " ", "\t", "99999999999999999999", "-1",
        "٣", "\u{1B}]0;x\u{7}", "\u{202E}", "\u{2028}", "\u{3000}", "\u{0}", "QUIT\n", "relaod\n", "\u{301}", "ＯＰＥＮ 1",
    ]

    @Test func `Fuzz: each line has one safe reaction, and lines don't depend on how their bytes arrive`() async throws
    {
        try await Fuzzing("commands", seeds: Self.seeds, dictionary: Self.words, short: 400)() { input in
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
        let (navigator, screen) = (Navigator(), Screen(console: console))
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
        var (rest, reactions) = (lines[...], [String]())
        await CommandLoop(navigator: navigator, console: console) {
            reactions.append(recorder.take())
            return rest.popFirst()
        }.run()
        reactions.append(recorder.take())
        try hold(rows.allSatisfy { 0..<3 ~= $0 }, "rows that exist: \(rows)")
        try hold(reactions.first == "", "nothing before the first line")
        for (line, reaction) in zip(lines, reactions.dropFirst()) {
            let words = line.split(whereSeparator: \.isWhitespace).map { $0.lowercased() }
            let count = words.isEmpty || words == ["quit"] ? 0 : words == ["help"] ? 6 : 1
            let written = reaction.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init)
            try hold(
                written.count == count && (reaction.isEmpty || reaction.hasSuffix("\n")), "\(count) lines: \(written)")
            try hold(written.allSatisfy(\.isSafeLine), "safe lines: \(written)")
            try hold(
                words.first != "name" || Self.letters(reaction) == Self.letters(line.lowercased(), "name"),
                "the name: \(reaction)")
        }
        let quit = lines.firstIndex { $0.split(whereSeparator: \.isWhitespace).map { $0.lowercased() } == ["quit"] }
        try hold(reactions.count == quit.map { $0 + 2 } ?? lines.count + 2, "ends at quit, or with the input")
    }

    /// Returns the letters of a text in lower case, except those of its first word.
    private static func letters(_ text: String, _ word: String = "name") -> [Unicode.Scalar] {
        text.lowercased().unicodeScalars.filter(\.properties.isAlphabetic).dropFirst(word.count).map(\.self)
    }
}
