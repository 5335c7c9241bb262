import Foundation
import Platform

/// The terminal in full-screen mode: it reads keys one by one, and draws lines in place.
struct FullScreen {
    private var saved: TerminalSettings?

    static var isUsable: Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
            && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""])
    }

    var isTaken: Bool { saved != nil }

    /// Whether it belongs to this program, and not to the shell, as after `bg`.
    static var isOurs: Bool { TerminalSettings.areOurs }

    static var size: Terminal.Size { TerminalSettings.size ?? (80, 24) }

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

    mutating func giveBack() {
        guard let settings = saved else { return }
        saved = nil
        // Where the terminal is gone, a signal says so.
        try? ByteStream.standardOutput.write("\r\n")
        // Unread keys aren't for the shell.
        TerminalSettings.dropKeys()
        try? settings.apply()
    }

    static func draw(_ lines: [Line], wiping: Bool) {
        let isColored = Terminal.current.showsColor
        // Each line is cleared before it's written: clearing after a full line would erase its last column.
        let text = lines.map { "\u{1B}[K\($0.text(isColored: isColored))" }.joined(separator: "\r\n")
        try? ByteStream.standardOutput.write((wiping ? "\u{1B}[H\u{1B}[2J" : "\u{1B}[H") + text)
    }
}
