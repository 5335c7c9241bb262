import ConsoleUI

extension ConsoleProgram {
    /// The lines of the help text.
    var help: [String] {
        ["Usage: \(name) [options]", "", summary, "", "Options, with their defaults in parentheses:"]
            + options.helpLines
            + ["", "Commands, one per line on standard input:"]
            + commandLines
            + [""]
            + statusLines
    }

    private var commandLines: [String] {
        let everywhere: KeyValuePairs = [
            "back": "go back to the previous screen",
            "help": "show the commands of the screen",
            "quit": "quit; the end of the input also does this",
        ]
        let lines = Array(commands) + Array(everywhere)
        let width = max(10, 2 + (lines.map(\.key.count).max() ?? 0))
        return lines.map { usage, summary in "  " + usage.padded(to: width) + summary }
    }

    private var statusLines: [String] {
        let always: KeyValuePairs<ExitCode, String> = [
            .success: "all went well",
            .usage: "incorrect usage",
            .system: "too few threads allowed",
            .inputOutput: "the output could not be written",
        ]
        let all = (Array(always) + Array(statuses)).sorted { $0.key.rawValue < $1.key.rawValue }
        let items = all.dropLast().map { "\($0.key.rawValue) \($0.value)," }
        let last = all.suffix(1).map { "\($0.key.rawValue) \($0.value)." }
        return (["Exit status:"] + items + last).filled(to: 100)
    }
}
