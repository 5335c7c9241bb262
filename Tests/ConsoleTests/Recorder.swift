import ConsoleUI

/// What was written to an output.
final class Recorder {
    private(set) var text = ""

    func output(isTerminal: Bool = false, hasColors: Bool = false) -> TextOutput {
        TextOutput(isTerminal: isTerminal, hasColors: hasColors) { self.text += $0 }
    }

    func take() -> String {
        defer { text = "" }
        return text
    }
}
