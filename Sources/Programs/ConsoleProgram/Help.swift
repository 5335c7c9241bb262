import ConsoleUI
import Foundation

extension ConsoleProgram {
    /// Returns the lines of the help text.
    func help(listing options: [Arguments.Option]) -> [String] {
        let head = ["Usage: \(name) [options]", "", summary, "", "Options, with their defaults in parentheses:"]
        return head + Arguments.help(for: options).split(separator: "\n").map(String.init)
            + ["", "Commands, one per line on standard input:"] + commandLines + [""] + statusLines
    }

    private var commandLines: [String] {
        let everywhere: KeyValuePairs = [
            "back": "go back to the previous screen", "help": "show the commands of the screen",
            "quit": "quit; the end of the input also does this",
        ]
        let lines = Array(commands) + Array(everywhere)
        let width = max(10, 2 + (lines.map(\.key.count).max() ?? 0))
        return lines.map { "  " + $0.padding(toLength: width, withPad: " ", startingAt: 0) + $1 }
    }

    private var statusLines: [String] {
        let always: KeyValuePairs<ExitCode, String> = [
            .success: "all went well", .usage: "incorrect usage", .system: "too few open files or threads allowed",
            .inputOutput: "the output could not be written",
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
