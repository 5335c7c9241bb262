extension WatchState {
    /// What the terminal shows, with the status and the keys last, where they stay in view below a long page.
    func lines(width: Int) -> [Line] {
        let title = Line("Exercise \(exercise.number) of \(Exercise.all.count): \(exercise.title)", .bold)
        let keys = Key.allCases.prefix { $0 != .answer }.reduce("" as Line) {
            $0 + Line("\($1.rawValue.prefix(1))", .bold) + " \($1.rawValue)  "
        }
        return ([title, ""] + body + ["", status, keys.trimmed]).flatMap { $0.wrapped(to: width) }
    }

    private var status: Line {
        if let missing { return Line("Waiting: '\(missing)' is gone.", .yellow) }
        let last = last.map { "\((try? $0.outcome.get().verdict.rawValue) ?? "not checked"), \($0.time)" }
        guard isChecking else { return "Last check: \(last ?? "none")" }
        return Line("Building and checking …", .yellow) + Line(last.map { " (last: \($0))" } ?? "")
    }

    private var body: [Line] {
        switch (page, last?.outcome) {
        case (.text(let lines), _): lines.map(Line.init(parsing:))
        case (.question(let key), _):
            [
                "The exercise is not done yet, and this shows its solution.",
                "Press \(String(key.rawValue.prefix(1))) once more to see it, or any other key to go back.",
            ]
        case (.report, .success(let check)):
            Report(check: check, copy: copy, previous: previous).lines
                + (check.verdict == .done ? [""] + debrief + [next] : [])
        case (.report, .failure(is CancellationError)): ["The check was ended. Press c for another."]
        case (.report, .failure(let error)): "\(error)".split(separator: "\n").map { Line(parsing: String($0)) }
        case (.report, nil): []
        }
    }

    private var next: Line {
        let next = exercise.next.map { ", n for exercise \($0.number), \($0.title)" } ?? ""
        return "Press a for an answer, d to compare with the reference\(next)."
    }
}
