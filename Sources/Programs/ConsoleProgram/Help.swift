import ConsoleUI

/// The help text of a program, but for its options.
struct Help {
    let name, summary: String
    let commands: KeyValuePairs<String, String>
    let statuses: KeyValuePairs<ExitCode, String>

    func text(listing options: [Arguments.Option]) -> String {
        """
        Usage: \(name) [options]

        \(summary)

        Options, with their defaults in parentheses:
        \(Arguments.help(for: options))

        Commands, one a line on standard input:
        \(commandLines.joined(separator: "\n"))

        \(statusLines.joined(separator: "\n"))
        """
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
