public import ConsoleUI

/// The help text of a program, and the options that it takes.
public struct ProgramDescription {
    let name: String
    private let summary: String
    private let options: [Arguments.Option]
    private let commands: KeyValuePairs<String, String>
    private let statuses: KeyValuePairs<ExitCode, String>

    /// Describes a program.
    /// - Parameters:
    ///   - summary: What it does, in one sentence.
    ///   - options: Its own options, beside `--format`, `--trace` and `--help`.
    ///   - commands: The commands of its screens, beside `back`, `help` and `quit`, and what each does.
    ///   - statuses: What each exit status means, beside 0 and 64.
    public init(
        name: String, summary: String, options: [Arguments.Option] = [], commands: KeyValuePairs<String, String>,
        statuses: KeyValuePairs<ExitCode, String> = [:]
    ) {
        (self.name, self.summary, self.commands, self.statuses) = (name, summary, commands, statuses)
        self.options =
            [.init("--format", "text|json", "what the views write (text)")] + options + [
                .init("--trace", nil, "print each hop from layer to layer to standard error"),
                .init("--help", nil, "show this"),
            ]
    }

    /// Reads a command line, except for the values of the program's own options.
    func arguments(_ words: [String]) throws(Arguments.UsageError) -> (Arguments, Console.Format) {
        let arguments = try Arguments(words.map { $0 == "-h" ? "--help" : $0 }, options: options)
        let word = arguments["--format"] ?? Console.Format.text.rawValue
        guard let format = Console.Format(rawValue: word) else {
            throw Arguments.UsageError("'--format' takes 'text' or 'json', not '\(word)'.")
        }
        return (arguments, format)
    }

    /// The help text, line by line.
    var help: [String] {
        let text = """
            Usage: \(name) [options]

            \(summary)

            Options, and what holds without them:
            \(Arguments.help(for: options))

            Commands, one a line on standard input:
            \(commandLines.joined(separator: "\n"))

            \(statusLines.joined(separator: "\n"))
            """
        return text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    }

    private var commandLines: [String] {
        let everywhere: KeyValuePairs = [
            "back": "go back to the screen before", "help": "show the commands of the screen",
            "quit": "leave, as the end of the input does",
        ]
        let lines = Array(commands) + Array(everywhere)
        let width = max(10, 2 + (lines.map(\.key.count).max() ?? 0))
        return lines.map { usage, meaning in
            "  " + usage + String(repeating: " ", count: width - usage.count) + meaning
        }
    }

    private var statusLines: [String] {
        let all = ["0 all went well", "64 wrong usage"] + statuses.map { "\($0.rawValue) \($1)" }
        var lines = ["Exit status:"]
        for (index, status) in all.enumerated() {
            let (last, item) = (lines.removeLast(), status + (index == all.count - 1 ? "." : ","))
            lines += last.count + 1 + item.count <= 100 ? ["\(last) \(item)"] : [last, item]
        }
        return lines
    }
}
