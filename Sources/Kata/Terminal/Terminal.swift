import ConsoleUI
import ExerciseKit
import Foundation
import Platform

/// Standard output as a terminal: its width, and whether it shows colour.
struct Terminal: Sendable {
    /// The terminal's width, or 120 if the width is unknown.
    let columns: Int
    let isTerminal: Bool
    let showsColor: Bool

    /// - Parameter columns: The width that the terminal reports, or 0 if it reports none.
    init(isTerminal: Bool, columns: Int, environment: [String: String]) {
        let stated = environment["COLUMNS"].flatMap(Int.init) ?? 0
        self.columns = [columns, stated].first { $0 > 0 } ?? 120
        self.isTerminal = isTerminal
        showsColor = isTerminal && environment["NO_COLOR", default: ""].isEmpty
    }

    static var current: Terminal {
        Terminal(
            isTerminal: TextOutput.isTerminal(STDOUT_FILENO),
            columns: TerminalSettings.columns ?? 0,
            environment: ProcessInfo.processInfo.environment)
    }

    /// Whether the terminal sends keystrokes and can be cleared.
    static var isInteractive: Bool {
        isatty(STDIN_FILENO) == 1 && TextOutput.isTerminal(STDOUT_FILENO)
    }

    /// Prints lines on standard output. All output of a command's own is printed here, except diffs and the book.
    /// - Throws: A ``KataError`` if the lines can't be written.
    func print(_ lines: [Line]) throws(KataError) {
        let text = lines.map { $0.text(isColored: showsColor) + "\n" }
        try FileHandle.standardOutput.write(text.joined())
    }

    /// Prints lines, as ``print(_:)-(Array)`` does.
    static func print(_ lines: Line...) throws(KataError) { try current.print(lines) }

    /// Clears the screen and prints `lines`. If they don't fit, the user can scroll back to the first lines.
    func show(_ lines: [Line]) {
        let text = lines.map { $0.text(isColored: showsColor) }.joined(separator: "\n")
        // Writing fails only if the terminal is gone, which a signal reports anyway.
        try? FileHandle.standardOutput.write("\u{1B}[H\u{1B}[2J\(text)")
    }
}
