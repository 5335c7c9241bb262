import ConsoleUI
import Foundation

extension KataCommand {
    static let status = telling("status") { workspace, _ in try workspace.status() }
    static let list = telling("list") { workspace, _ in workspace.list }
    static let reset = telling("reset") { workspace, _ in try workspace.reset() }
    static let hint = telling("hint") { workspace, _ in try workspace.nextHint() }

    static let start = telling("start", words: 1) { workspace, words in
        let (all, count) = (Exercise.all, Exercise.all.count)
        guard let word = words.first else {
            throw UsageError("'start' needs the number of an exercise, 1 to \(count).")
        }
        guard let exercise = all.first(where: { "\($0.number)" == word }) else {
            throw UsageError("There is no exercise '\(word)': choose one from 1 to \(count).")
        }
        return try workspace.start(exercise)
    }

    /// A command that prints lines about a workspace.
    private static func telling(
        _ name: String, words: Int = 0, lines: @escaping @Sendable (Workspace, [String]) throws -> [String]
    ) -> KataCommand {
        KataCommand(name, words: words) { arguments, repository in
            for line in try lines(Workspace(in: repository, arguments), arguments.words) { print(line) }
            return 0
        }
    }
}

extension Workspace {
    /// Returns where the participant is, and what to do next, line by line.
    func status() throws -> [String] {
        let (log, count) = (log, Exercise.all.count)
        if !isLaid, let number = log.current {
            return [
                "You started exercise \(number) in '\(folder.path)', which is gone. Your attempts are safe.",
                "Next: swift run kata start \(number)",
            ]
        }
        guard let exercise = try? currentExercise() else {
            return ["Top Movies, from MVVM to VIPER: \(count) exercises.", "Next: swift run kata start 1"]
        }
        let progress = log.progress(of: exercise.number)
        let (verdict, checks) = (progress.checks.last?.verdict, progress.checks.count)
        let next =
            switch verdict {
            case nil: "read TASK.md there, change something, then: swift run kata check"
            case .done:
                exercise.next.map { "swift run kata start \($0.number)" } ?? "nothing: that was the last exercise."
            default: "swift run kata check (stuck? swift run kata hint)"
            }
        return [
            "Exercise \(exercise.number) of \(count): \(exercise.title), in '\(folder.path)'.",
            "Checked \(checks == 1 ? "once" : "\(checks) times"), \(progress.hints) of 3 hints taken; "
                + "last verdict: \(verdict?.rawValue ?? "none").", "Next: \(next)",
        ]
    }

    /// All exercises, and how each went, line by line.
    var list: [String] {
        let log = log
        let width = Exercise.all.map(\.title.count).max() ?? 0
        return Exercise.all.map { exercise in
            let progress = log.progress(of: exercise.number)
            let done = progress.done.map { "done \($0.local.prefix(16))" }
            let state = done ?? progress.checks.last?.verdict.rawValue ?? ""
            let arrow = log.current == exercise.number ? "→" : " "
            let title = exercise.title.padding(toLength: width, withPad: " ", startingAt: 0)
            return "\(arrow) \(exercise.number)  \(title)  \(state)"
        }
    }

    /// Returns the next hint, and counts it; after the last one, all of them again.
    func nextHint() throws -> [String] {
        let exercise = try currentExercise()
        let (hints, taken) = (try files(of: exercise).hints(), log.progress(of: exercise.number).hints)
        let lines = zip(1..., hints).map { "Hint \($0) of \(hints.count): \($1)" }
        guard taken < lines.count else {
            return lines + ["There are no more hints. 'swift run kata solution --yes' shows the solution."]
        }
        try note(.hint, of: exercise.number)
        return [lines[taken]]
    }
}

extension Date {
    /// The date and the time here, such as "2026-11-22 10:00:05".
    var local: String {
        let style = Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .current)
        return formatted(style.year().month().day().time(includingFractionalSeconds: false))
    }
}
