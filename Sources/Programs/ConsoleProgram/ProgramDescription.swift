public import ConsoleUI

/// A program's help text and options.
public struct ProgramDescription {
    let name: String
    private let summary: String
    private let options: [Arguments.Option]
    private let commands: KeyValuePairs<String, String>
    private let statuses: KeyValuePairs<ExitCode, String>
    private let formats: Choice
    private let choice: Choice?

    /// Describes a program.
    /// - Parameters:
    ///   - summary: What it does, in one sentence.
    ///   - options: Its own options, besides `--format`, `--trace` and `--help`.
    ///   - commands: The commands of its screens, besides `back`, `help` and `quit`, and what each does.
    ///   - statuses: What each exit status means, besides 0, 64 and 74.
    ///   - formats: Words that `--format` takes besides `text` and `json`.
    ///   - choice: An option that takes one of a few words.
    public init(
        name: String, summary: String, options: [Arguments.Option] = [], commands: KeyValuePairs<String, String>,
        statuses: KeyValuePairs<ExitCode, String> = [:], formats: [String] = [], choice: Choice? = nil
    ) {
        (self.name, self.summary, self.commands, self.statuses) = (name, summary, commands, statuses)
        self.choice = choice
        self.formats = Choice(
            "--format", Console.Format.allCases.map(\.rawValue) + formats, "the output format (text)")
        self.options =
            [self.formats.declaration] + (choice.map { [$0.declaration] } ?? []) + options + [
                .init("--trace", nil, "print each hop from layer to layer to standard error"),
                .init("--help", nil, "show this"),
            ]
    }

    /// Reads a command line, except for the values of the program's own options.
    /// - Returns: The arguments, the console's format, and the chosen word: the choice's, or another format.
    func arguments(_ words: [String]) throws(Arguments.UsageError) -> (Arguments, Console.Format, String?) {
        let arguments = try Arguments(words.map { $0 == "-h" ? "--help" : $0 }, options: options)
        let word = try formats.word(in: arguments) ?? Console.Format.text.rawValue
        let chosen = try choice?.word(in: arguments)
        guard let format = Console.Format(rawValue: word) else { return (arguments, .text, word) }
        return (arguments, format, chosen)
    }

    /// The help text, line by line.
    var help: [String] {
        let text = """
            Usage: \(name) [options]

            \(summary)

            Options, with their defaults in parentheses:
            \(Arguments.help(for: options))

            Commands, one a line on standard input:
            \(commandLines.joined(separator: "\n"))

            \(statusLines.joined(separator: "\n"))
            """
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private var commandLines: [String] {
        let everywhere: KeyValuePairs = [
            "back": "go back to the previous screen", "help": "show the commands of the screen",
            "quit": "quit, as the end of the input does",
        ]
        let lines = Array(commands) + Array(everywhere)
        let width = max(10, 2 + (lines.map(\.key.count).max() ?? 0))
        return lines.map { usage, meaning in
            "  " + usage + String(repeating: " ", count: width - usage.count) + meaning
        }
    }

    private var statusLines: [String] {
        let always: KeyValuePairs<ExitCode, String> = [
            .success: "all went well", .usage: "wrong usage", .inputOutput: "the output could not be written",
        ]
        let all = (Array(always) + Array(statuses)).sorted { $0.key.rawValue < $1.key.rawValue }
            .map { "\($0.key.rawValue) \($0.value)" }
        var lines = ["Exit status:"]
        for (index, status) in all.enumerated() {
            let (last, item) = (lines.removeLast(), status + (index == all.count - 1 ? "." : ","))
            lines += last.count + 1 + item.count <= 100 ? ["\(last) \(item)"] : [last, item]
        }
        return lines
    }
}
