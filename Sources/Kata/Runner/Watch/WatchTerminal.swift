import Foundation

/// The terminal that this program runs in.
struct WatchTerminal {
    /// How it was before, while its keys are taken one by one.
    private var saved: termios?

    /// Whether there is one, and what is written to it can be placed.
    static var isUsable: Bool {
        isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
            && !["", "dumb"].contains(ProcessInfo.processInfo.environment["TERM", default: ""])
    }

    /// Whether its keys are taken one by one.
    var isTaken: Bool { saved != nil }

    /// Whether it is this program that it belongs to, and not the shell, as after `bg`.
    static var isOurs: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

    /// Its size, or the usual one where it does not know.
    static var size: Size {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0, size.ws_row > 0 else {
            return Size(width: 80, height: 24)
        }
        return Size(width: Int(size.ws_col), height: Int(size.ws_row))
    }

    /// Takes each key at once, and does not show it. Control-C and control-Z stay signals.
    /// - Throws: A ``RouteError`` where the terminal does not allow it.
    mutating func take() throws {
        var settings = termios()
        guard tcgetattr(STDIN_FILENO, &settings) == 0 else {
            throw RouteError("The terminal does not tell how it is set: use 'kata check'.")
        }
        if saved == nil { saved = settings }
        settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        settings.c_lflag |= tcflag_t(ISIG)
        guard tcsetattr(STDIN_FILENO, TCSANOW, &settings) == 0 else {
            throw RouteError("The terminal cannot be set to give each key at once: use 'kata check'.")
        }
    }

    /// Sets it as it was, and leaves what is shown where it is.
    mutating func giveBack() {
        guard var settings = saved else { return }
        saved = nil
        write("\r\n")
        // Keys that nobody took are not for the shell.
        tcflush(STDIN_FILENO, TCIFLUSH)
        tcsetattr(STDIN_FILENO, TCSANOW, &settings)
    }

    /// Shows `lines` from the top on.
    func draw(_ lines: [String], wiping: Bool) {
        // Each line is cleared before it is written: after its last column a terminal would clear that.
        let text = lines.map { "\u{1B}[K\($0)" }.joined(separator: "\r\n")
        write((wiping ? "\u{1B}[H\u{1B}[2J" : "\u{1B}[H") + text)
    }

    private func write(_ text: String) {
        // Where the terminal is gone there is nobody to tell, and a signal says so.
        try? FileHandle.standardOutput.write(contentsOf: Data(text.utf8))
    }
}
