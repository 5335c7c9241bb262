import ConsoleUI

/// A record of what its consoles write.
final class Recorder {
    private(set) var output = ""
    private(set) var diagnostics = ""

    func console(
        _ format: Console.Format = .text, isInteractive: Bool = false, isTerminal: Bool = false,
        progressDelay: Duration = .milliseconds(300)
    ) -> Console {
        Console(
            format: format,
            output: TextOutput { self.output += $0 },
            diagnostics: TextOutput(isTerminal: isTerminal) { self.diagnostics += $0 },
            isInteractive: isInteractive, progressDelay: progressDelay)
    }

    /// Returns everything written since the last call.
    func take() -> String {
        defer {
            output = ""
            diagnostics = ""
        }
        return output + diagnostics
    }
}
