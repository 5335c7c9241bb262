import Foundation

/// Colours, where there is a terminal that shows them.
struct Style: Sendable {
    let isColoured: Bool

    /// The style for whatever standard output goes to: `NO_COLOR` and dumb terminals get plain text.
    static var ofOutput: Style {
        let environment = ProcessInfo.processInfo.environment
        return Style(
            isColoured: isatty(STDOUT_FILENO) == 1 && environment["TERM"] != "dumb"
                && environment["NO_COLOR", default: ""].isEmpty)
    }

    /// Chooses colours or plain text.
    init(isColoured: Bool) {
        self.isColoured = isColoured
    }

    func red(_ text: String) -> String { styled(text, "31") }
    func green(_ text: String) -> String { styled(text, "32") }
    func yellow(_ text: String) -> String { styled(text, "33") }
    func bold(_ text: String) -> String { styled(text, "1") }
    func dim(_ text: String) -> String { styled(text, "2") }

    private func styled(_ text: String, _ code: String) -> String {
        isColoured ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
    }
}
