import Foundation

/// The platform that a screen runs on. It receives the output and determines the kind of view.
///
/// Standard output contains only what the views write, or the answer to `--help`. Everything else for the user at the
/// terminal (prompt, progress, diagnostics) goes to standard error.
public final class Console {
    /// The kind of view, like a device's idiom in UIKit.
    public enum Format: String, CaseIterable, Sendable {
        /// Lines of text for people.
        case text
        /// One JSON object per line, for programs.
        case json
    }

    /// The kind of view that this console shows.
    public let format: Format
    private let output: TextOutput
    private let diagnostics: TextOutput
    private let isInteractive: Bool
    private let progressDelay: Duration
    private var progress: Task<Void, Never>?
    private var isProgressShown = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    /// Creates a console.
    /// - Parameters:
    ///   - isInteractive: Whether a user types the commands. If not, there's no prompt.
    ///   - progressDelay: How long an activity may take before a terminal shows it.
    public init(
        format: Format, output: TextOutput, diagnostics: TextOutput, isInteractive: Bool = false,
        progressDelay: Duration = .milliseconds(300)
    ) {
        self.format = format
        self.output = output
        self.diagnostics = diagnostics
        self.isInteractive = isInteractive
        self.progressDelay = progressDelay
    }

    /// The activity that the top screen is waiting for, or nil. During an activity, commands wait.
    public var activity: String? {
        didSet {
            guard activity != oldValue else { return }
            endProgress()
            if let activity {
                beginProgress(activity)
            } else {
                for continuation in waiting { continuation.resume() }
                waiting = []
            }
        }
    }

    /// Waits until there is no activity.
    public func untilIdle() async {
        // By the time the waiting task resumes, another activity may have started.
        while activity != nil {
            await withCheckedContinuation { waiting.append($0) }
        }
    }
}

extension Console {
    /// Writes one line of text. Its control characters (such as escape) and bidi controls don't reach the terminal.
    public func write(_ line: String) { output.write(line.terminalSafe + "\n") }

    /// Writes one line of text, in bold if the output has colours.
    public func write(heading line: String) {
        output.write(output.styled(line.terminalSafe, .bold) + "\n")
    }

    /// Writes `value` as one JSON object on one line, with sorted keys.
    public func write(json value: some Encodable) {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        do {
            let line = String(decoding: try encoder.encode(value), as: UTF8.self)
            output.write(line.escapingUnsafeScalars + "\n")
        } catch {
            warn("This screen cannot be written as JSON: \(error.localizedDescription)")
        }
    }

    /// Writes a note to the user, on standard error.
    public func note(_ line: String) { diagnostics.write(line.terminalSafe + "\n") }

    /// Reports an error on standard error.
    public func warn(_ line: String) {
        diagnostics.write(diagnostics.styled(line.terminalSafe, .red) + "\n")
    }

    func prompt() {
        if isInteractive { diagnostics.write(diagnostics.styled("> ", .bold)) }
    }

    /// Ends the prompt's line when the input ends there.
    func endPrompt() {
        if isInteractive { diagnostics.write("\n") }
    }
}

extension Console {
    private func beginProgress(_ activity: String) {
        guard diagnostics.isTerminal else { return }
        progress = Task { [weak self, progressDelay] in
            try? await Task.sleep(for: progressDelay)
            guard let self, !Task.isCancelled else { return }
            isProgressShown = true
            diagnostics.write(diagnostics.styled("\(activity.terminalSafe)…", .dim))
        }
    }

    private func endProgress() {
        progress?.cancel()
        progress = nil
        guard isProgressShown else { return }
        isProgressShown = false
        diagnostics.write("\r\u{1B}[K")
    }
}
