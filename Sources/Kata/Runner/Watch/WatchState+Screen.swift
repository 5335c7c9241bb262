extension WatchState {
    /// The lines that fit the terminal, from its top to its bottom.
    var lines: [Line] {
        let title = "Exercise \(exercise.number) of \(Exercise.all.count): \(exercise.title)"
        let body = body
        let shown = body.dropFirst(offset).prefix(pageHeight)
        let blank = Array(repeating: Line(""), count: pageHeight - shown.count)
        let all = [Line(title, .bold), status, ""] + shown + blank + [mark(body.count), keys]
        return all.suffix(size.height).map { $0.cut(to: size.width) }
    }

    var pageHeight: Int { max(1, size.height - 5) }

    var lastOffset: Int { max(0, body.count - pageHeight) }

    private var status: Line {
        if let missing { return Line("Waiting: '\(missing)' is gone.", .yellow) }
        let last = last.map { "\((try? $0.outcome.get().verdict.rawValue) ?? "not checked"), \($0.time)" }
        guard isChecking else { return "Last check: \(last ?? "none")" }
        return Line("Building and checking …", .yellow) + Line(last.map { " (last: \($0))" } ?? "")
    }

    private var body: [Line] {
        let content: [Line] =
            switch page {
            case .text(let lines): lines.map(Line.init(parsing:))
            case .question(let key):
                [
                    "The exercise is not done yet, and this shows its solution.",
                    "Press \(key == .diff ? "d" : "s") once more to see it, or any other key to go back.",
                ]
            case .report: report
            }
        return content.flatMap { $0.wrapped(to: size.width) }
    }

    private var report: [Line] {
        switch last?.outcome {
        case .success(let check):
            Report(check: check, copy: copy, previous: previous).lines
                + (check.verdict == .done ? [""] + debrief + [next] : [])
        case .failure(is CancellationError): ["The check was ended. Press c for another."]
        case .failure(let error): "\(error)".split(separator: "\n").map { Line(parsing: String($0)) }
        case nil: []
        }
    }

    private var next: Line {
        let next = exercise.next.map { ", n for exercise \($0.number), \($0.title)" } ?? ""
        return "Press a for an answer, d to compare with the reference\(next)."
    }

    private func mark(_ count: Int) -> Line {
        guard count > pageHeight else { return "" }
        let last = min(offset + pageHeight, count)
        return Line("… lines \(offset + 1) to \(last) of \(count): j, k or space", .dim)
    }

    private var keys: Line {
        let gap = size.width < 76 ? " " : "  "
        let keys = ["hint", "task", "diff", "solution", "run", "next", "list", "check", "quit"]
            .map { Line(String($0.prefix(1)), .bold) + " \($0)" }
        return keys.dropFirst().reduce(keys[0]) { $0 + Line(gap) + $1 }
    }
}
