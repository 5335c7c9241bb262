import Foundation

/// Where the output goes, as far as it matters to its looks.
struct Terminal: Sendable {
    /// How wide a line is.
    let columns: Int
    /// Whether colour is wanted.
    let showsColor: Bool

    /// Judges a standard output.
    /// - Parameters:
    ///   - isTerminal: Whether a terminal shows it.
    ///   - columns: How wide that says it is; 0 if it does not say.
    ///   - environment: The variables that have a say: `COLUMNS`, `NO_COLOR`, `TERM`.
    init(isTerminal: Bool, columns: Int, environment: [String: String]) {
        let said = environment["COLUMNS"].flatMap(Int.init) ?? 0
        self.columns = columns > 0 ? columns : said > 0 ? said : 120
        showsColor = isTerminal && environment["NO_COLOR", default: ""].isEmpty && environment["TERM"] != "dumb"
    }

    /// This process's standard output.
    static var current: Terminal {
        var size = winsize()
        let isKnown = ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0
        return Terminal(
            isTerminal: isatty(STDOUT_FILENO) == 1, columns: isKnown ? Int(size.ws_col) : 0,
            environment: ProcessInfo.processInfo.environment)
    }
}
