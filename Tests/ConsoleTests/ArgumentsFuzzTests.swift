import TestSupport
import Testing

@testable import ConsoleProgram
@testable import ConsoleUI

/// Any command line yields known options with valid values, or one safe message without secrets.
struct ArgumentsFuzzTests {
    private static let source = SourceOptions(of: "movies")
    private static let options: [any DeclaredOption] = [
        Option("--format", oneOf: ["text", "json"], "what to write"),
        source.source,
        source.timeout,
        source.maxBytes,
        Flag("--trace", "print each hop"),
    ]
    /// Command lines with one word per line.
    private static let seeds = [
        "--format\njson\n--trace",
        "--source=https://ann:hunter2@example.org/feed.json\n--timeout\n2.5",
        "--max-bytes=16M\n--source\nfeed.json",
        "-\n--trace\nword",
        "--source\nhttps://example.org",
        "--fromat\ntext",
    ]
    private static let words =
        options.map(\.name) + [
            "=", "--format=\n", "\n", "\n-", "--", "-h", "--nonsense",
            "ftp://ann:hunter2@example.org", "@", " ", "'", "://ann:hunter2@", "http://", "\u{1B}[31m",
            "9223372036854775807G", "K", "1e999", "nan", "0", "bundled",
        ]

    @Test func `Fuzz: arguments yield known options, or one safe message without a password`() async throws {
        try await Fuzzing("arguments", seeds: Self.seeds, dictionary: Self.words, short: 500)() { input in
            let words = input.text.split(separator: "\n", omittingEmptySubsequences: false)
            let line = words.map(String.init)
            let limit = input.number % 3
            do {
                let arguments = try Arguments(line, options: Self.options, words: limit)
                try Self.check(arguments, of: line, limit: limit)
                _ = Self.source.bytes(of: arguments, expecting: "a movie feed")
            } catch let error as UsageError {
                try Self.check(error, of: line)
            }
        }
    }

    private static func check(_ arguments: Arguments, of line: [String], limit: Int) throws {
        try hold(arguments.words.count <= limit, "at most \(limit) words")
        let names = arguments.words.filter { $0.hasPrefix("-") && !$0.hasPrefix("-=") && $0 != "-" }
        try hold(names.isEmpty, "no option is a word")
        let given = options.filter(arguments.contains)
        for option in given {
            let value = arguments.values[option.name] ?? ""
            let isFlag = option.placeholder == nil
            try hold(value.isEmpty == isFlag, "a value where one belongs: \(option.name)")
            let isTyped = line.contains(value) || line.contains("\(option.name)=\(value)")
            try hold(isFlag || isTyped, "a value from the line")
        }
        let typed = given.map { option in
            let value = arguments.values[option.name] ?? ""
            return option.placeholder == nil ? option.name : "\(option.name)=\(value)"
        }
        let again = try Arguments(typed + arguments.words, options: options, words: limit)
        try hold(again.words == arguments.words, "the same words, when they're written and read again")
        try hold(again.values == arguments.values, "the same values")
        // Each typed word is an option, an option's value, or a standalone word, and no typed word is used twice.
        try hold(line.count >= arguments.words.count + given.count, "no word twice")
    }

    private static func check(_ error: UsageError, of line: [String]) throws {
        let recorder = Recorder()
        recorder.console().warn(error.message)
        let printed = String(recorder.diagnostics.dropLast())
        try hold(printed.isSafeLine, "one safe line: \(printed)")
        try hold(error.message.contains("'"), "quotes something: \(error)")
        let names = line + line.map { String($0.prefix { $0 != "=" }) } + options.map(\.name)
        let named = names.filter { error.message.utf8.contains(UsageError($0).message.utf8) }
        try hold(!named.isEmpty, "names a word of the line: \(error)")
        // The regular expression is slow, so it runs only on the words that contain the secret.
        let secrets = line.filter { $0.contains("hunter2") }
        let isElsewhere = secrets.contains { word in
            word.replacing(/:\/\/[\s\S]*@/, with: "").contains("hunter2")
        }
        try hold(isElsewhere || !error.message.contains("hunter2"), "no password: \(error)")
    }
}
