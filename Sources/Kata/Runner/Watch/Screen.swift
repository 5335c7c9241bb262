/// What a watch shows: as many lines as the terminal has, none wider than it.
struct Screen {
    private let state: WatchState
    private let style: Style

    init(_ state: WatchState, style: Style = Style(isColoured: false)) {
        (self.state, self.style) = (state, style)
    }

    /// The lines, from the top of the terminal to its bottom.
    var lines: [String] {
        let body = body
        let shown = body.dropFirst(state.offset).prefix(pageHeight)
        let blank = Array(repeating: "", count: pageHeight - shown.count)
        return (head + shown + blank + [mark(body.count), keys]).suffix(state.size.height)
    }

    /// How many lines of a page there is room for.
    var pageHeight: Int { max(1, state.size.height - 5) }

    /// How far a page can be scrolled.
    var lastOffset: Int { max(0, body.count - pageHeight) }

    private var head: [String] {
        let exercise = state.exercise
        let title = "Exercise \(exercise.number) of \(Exercise.all.count): \(exercise.title)"
        return [cut(style.bold(title)), cut(status), ""]
    }

    private var status: String {
        if let missing = state.missing { return style.yellow("Waiting: '\(missing)' is gone.") }
        let last = state.last.map { last in
            switch last.outcome {
            case .checked(let check): "\(check.verdict.rawValue), \(last.time)"
            case .failed, .cancelled: "not checked, \(last.time)"
            }
        }
        guard state.running != nil else { return "Last check: \(last ?? "none")" }
        return style.yellow("Building and checking …") + (last.map { " (last: \($0))" } ?? "")
    }

    private var body: [String] {
        page.flatMap { StyledLine($0).wrapped(to: state.size.width) }
    }

    private var page: [String] {
        switch state.page {
        case .text(let lines): lines
        case .question:
            [
                "The exercise is not done yet, and the diff shows its solution.",
                "Press d once more to see it, or any other key to go back.",
            ]
        case .report: report
        }
    }

    private var report: [String] {
        switch state.last?.outcome {
        case .checked(let check):
            Report(check, style: style).lines + (check.verdict == .done ? [next(after: check.exercise)] : [])
        case .failed(let sentence): sentence.split(separator: "\n").map(String.init)
        case .cancelled: ["The check was ended. Press r for another."]
        case nil: []
        }
    }

    private func next(after exercise: Exercise) -> String {
        guard exercise.number < Exercise.all.count else { return "Next: d. That was the last exercise." }
        return "Next: d, then: swift run kata start \(exercise.number + 1)"
    }

    /// Tells which lines are shown, where not all are.
    private func mark(_ count: Int) -> String {
        guard count > pageHeight else { return "" }
        let last = min(state.offset + pageHeight, count)
        return cut(style.dim("… lines \(state.offset + 1) to \(last) of \(count): j, k or space"))
    }

    private var keys: String {
        let keys = [("h", "hint"), ("d", "diff"), ("l", "list"), ("r", "re-check"), ("q", "quit")]
        let gap = state.size.width < 42 ? " " : "  "
        return cut(keys.map { "\(style.bold($0)) \($1)" }.joined(separator: gap))
    }

    private func cut(_ line: String) -> String { StyledLine(line).cut(to: state.size.width) }
}
