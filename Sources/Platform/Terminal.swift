#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The settings of the terminal at standard input.
package struct TerminalSettings {
    private var settings = termios()

    /// Reads the current settings.
    package init() throws(SystemError) {
        try SystemError.check { tcgetattr(STDIN_FILENO, &settings) }
    }

    /// These settings, but with each key delivered at once and not shown. Control-C and Control-Z still send signals.
    package var keyByKey: Self {
        var copy = self
        copy.settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
        copy.settings.c_lflag |= tcflag_t(ISIG)
        return copy
    }

    /// Applies these settings to the terminal.
    package func apply() throws(SystemError) {
        var settings = settings
        try SystemError.check { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
    }

    /// Discards keys that haven't been read.
    package static func dropKeys() { tcflush(STDIN_FILENO, TCIFLUSH) }

    /// Whether keys go to this program. After `bg`, for example, they go to the shell instead.
    package static var areOurs: Bool { tcgetpgrp(STDIN_FILENO) == getpgrp() }

    /// The width in characters, or nil if standard output isn't a terminal with a known width.
    package static var columns: Int? {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }
}
