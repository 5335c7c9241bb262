import Foundation
import Platform

/// Standard output as a terminal: its width, and whether it shows colour.
struct Terminal: Sendable {
    typealias Size = (width: Int, height: Int)

    /// The width of a line; 120 if it's unknown.
    let columns: Int
    let showsColor: Bool

    /// - Parameters:
    ///   - columns: The width that the terminal reports; 0 if it reports none.
    ///   - environment: The variables that matter: `COLUMNS`, `NO_COLOR`, `TERM`.
    init(isTerminal: Bool, columns: Int, environment: [String: String]) {
        let stated = environment["COLUMNS"].flatMap(Int.init) ?? 0
        self.columns = columns > 0 ? columns : stated > 0 ? stated : 120
        showsColor = isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    static var current: Terminal {
        Terminal(
            isTerminal: isatty(STDOUT_FILENO) == 1, columns: TerminalSettings.size?.width ?? 0,
            environment: ProcessInfo.processInfo.environment)
    }

    func print(_ lines: [Line]) { for line in lines { Swift.print(line.text(isColored: showsColor)) } }
}
