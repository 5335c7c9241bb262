import Foundation
import Platform

/// The terminal, while its keys are taken one by one and lines are drawn in their places.
struct FullScreen {
    /// Its settings from before, while its keys are taken one by one.
    private var saved: TerminalSettings?

    /// Whether there is a terminal that places what is written to it.
    static var isUsable: Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
            && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""])
    }

    /// Whether its keys are taken one by one.
    var isTaken: Bool { saved != nil }

    /// Whether it belongs to this program, and not to the shell, as after `bg`.
    static var isOurs: Bool { TerminalSettings.areOurs }

    /// Its size, or the usual one where it is unknown.
    static var size: Terminal.Size { Terminal.size ?? Terminal.Size(width: 80, height: 24) }

    /// Takes each key at once, and does not show it. Control-C and control-Z stay signals.
    /// - Throws: A ``KataError`` where the terminal does not allow it.
    mutating func take() throws {
        do {
            let settings = try saved ?? TerminalSettings()
            try settings.keyByKey.apply()
            saved = settings
        } catch {
            throw KataError("The terminal cannot be set to give each key at once, \(error): use 'kata check'.")
        }
    }

    /// Restores its settings without clearing the screen.
    mutating func giveBack() {
        guard let settings = saved else { return }
        saved = nil
        write("\r\n")
        // Keys that were not taken are not for the shell.
        TerminalSettings.dropKeys()
        try? settings.apply()
    }

    /// Shows `lines` from the top on.
    func draw(_ lines: [String], wiping: Bool) {
        // Each line is cleared before it is written: after its last column a terminal would clear that.
        let text = lines.map { "\u{1B}[K\($0)" }.joined(separator: "\r\n")
        write((wiping ? "\u{1B}[H\u{1B}[2J" : "\u{1B}[H") + text)
    }

    private func write(_ text: String) {
        // Where the terminal is gone, a signal says so.
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
}
