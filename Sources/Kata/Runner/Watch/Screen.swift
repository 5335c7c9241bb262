/// The screen of a watch: lines that fit the terminal.
struct Screen {
    let state: WatchState

    init(_ state: WatchState) { self.state = state }

    /// The lines, from the top of the terminal to its bottom.
    var lines: [Line] {
        let body = body
        let shown = body.dropFirst(state.offset).prefix(pageHeight)
        let blank = Array(repeating: Line(""), count: pageHeight - shown.count)
        let all = [Line(title, .bold), status, ""] + shown + blank + [mark(body.count), keys]
        return all.suffix(state.size.height).map { $0.cut(to: state.size.width) }
    }

    var pageHeight: Int { max(1, state.size.height - 5) }

    /// How far a page can be scrolled.
    var lastOffset: Int { max(0, body.count - pageHeight) }

    private var title: String { "Exercise \(state.exercise.number) of \(Exercise.all.count): \(state.exercise.title)" }

    private var status: Line {
        if let missing = state.missing { return Line("Waiting: '\(missing)' is gone.", .yellow) }
        let last = state.last.map { last in
            switch last.outcome {
            case .checked(let check): "\(check.verdict.rawValue), \(last.time)"
            case .failed, .cancelled: "not checked, \(last.time)"
            }
        }
        guard state.running != nil else { return "Last check: \(last ?? "none")" }
        return Line("Building and checking …", .yellow) + Line(last.map { " (last: \($0))" } ?? "")
    }

    private var body: [Line] { page.flatMap { $0.wrapped(to: state.size.width) } }

    private var page: [Line] {
        switch state.page {
        case .text(let lines): lines.map(Line.init(parsing:))
        case .question(let key):
            [
                "The exercise is not done yet, and this shows its solution.",
                "Press \(key == .diff ? "d" : "s") once more to see it, or any other key to go back.",
            ]
        case .report: report
        }
    }

    private var report: [Line] {
        switch state.last?.outcome {
        case .checked(let check):
            Report(check, sources: state.sources, previous: state.previous).lines
                + (check.verdict == .done ? [""] + state.debrief + [next] : [])
        case .failed(let sentence): sentence.split(separator: "\n").map { Line(parsing: String($0)) }
        case .cancelled: ["The check was ended. Press c for another."]
        case nil: []
        }
    }

    private var next: Line {
        let next = state.exercise.next.map { ", n for exercise \($0.number), \($0.title)" } ?? ""
        return "Press a for an answer, d to compare with the reference\(next)."
    }

    /// Says which lines are visible, unless all are.
    private func mark(_ count: Int) -> Line {
        guard count > pageHeight else { return "" }
        let last = min(state.offset + pageHeight, count)
        return Line("… lines \(state.offset + 1) to \(last) of \(count): j, k or space", .dim)
    }

    private var keys: Line {
        let gap = state.size.width < 76 ? " " : "  "
        let keys = [
            ("h", "hint"), ("t", "task"), ("d", "diff"), ("s", "solution"), ("r", "run"), ("n", "next"), ("l", "list"),
            ("c", "check"), ("q", "quit"),
        ].map { Line($0, .bold) + " \($1)" }
        return keys.dropFirst().reduce(keys[0]) { $0 + Line(gap) + $1 }
    }
}
