import Foundation
import Platform

/// The terminal in full-screen mode: it reads keys one by one, and draws lines in place.
struct FullScreen {
    /// The earlier settings, in full-screen mode.
    private var saved: TerminalSettings?

    /// Whether there's a terminal that can move its cursor.
    static var isUsable: Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
            && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""])
    }

    /// Whether it's in full-screen mode.
    var isTaken: Bool { saved != nil }

    /// Whether it belongs to this program, and not to the shell, as after `bg`.
    static var isOurs: Bool { TerminalSettings.areOurs }

    /// Its size, or a default if the size is unknown.
    static var size: Terminal.Size { Terminal.size ?? Terminal.Size(width: 80, height: 24) }

    /// Enters full-screen mode: keys arrive at once and aren't shown. Control-C and control-Z stay signals.
    /// - Throws: A ``KataError`` if the terminal doesn't allow it.
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
        // Unread keys aren't for the shell.
        TerminalSettings.dropKeys()
        try? settings.apply()
    }

    /// Draws `lines` from the top.
    func draw(_ lines: [String], wiping: Bool) {
        // Each line is cleared before it's written: clearing after a full line would erase its last column.
        let text = lines.map { "\u{1B}[K\($0)" }.joined(separator: "\r\n")
        write((wiping ? "\u{1B}[H\u{1B}[2J" : "\u{1B}[H") + text)
    }

    private func write(_ text: String) {
        // Where the terminal is gone, a signal says so.
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
}
