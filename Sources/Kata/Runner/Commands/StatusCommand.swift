import Foundation

extension KataCommand {
    static let status = KataCommand("status") { arguments, repository in
        for line in try Workspace(in: repository, arguments).status() { print(line) }
        return 0
    }

    static let list = KataCommand("list") { arguments, repository in
        for line in Workspace(in: repository, arguments).list { print(line) }
        return 0
    }
}

extension Workspace {
    /// Returns where the participant is, and what to do next, line by line.
    func status() throws -> [String] {
        if !isLaid, let number = savedProgress.current {
            return [
                "You started exercise \(number) in '\(folder.path)', which is gone. Your attempts are safe.",
                "Next: swift run kata start \(number)",
            ]
        }
        guard isLaid, let row = savedProgress.currentRow else {
            return ["Top Movies, from MVVM to VIPER: \(Exercise.all.count) exercises.", "Next: swift run kata start 1"]
        }
        let exercise = try currentExercise()
        let next =
            if row.checks == 0 {
                "read TASK.md there, change something, then: swift run kata check"
            } else if row.verdict != Verdict.done.rawValue {
                "swift run kata check (stuck? swift run kata hint)"
            } else {
                exercise.next.map { "swift run kata start \($0.number)" } ?? "nothing: that was the last exercise."
            }
        let verdict = row.verdict.isEmpty ? "none" : row.verdict
        let checks = row.checks == 1 ? "once" : "\(row.checks) times"
        return [
            "Exercise \(exercise.number) of \(Exercise.all.count): \(exercise.title), in '\(folder.path)'.",
            "Checked \(checks), \(row.hints) of 3 hints taken; last verdict: \(verdict).", "Next: \(next)",
        ]
    }

    /// All exercises, and how each went, line by line.
    var list: [String] {
        let progress = savedProgress
        let width = Exercise.all.map(\.title.count).max() ?? 0
        return Exercise.all.map { exercise in
            let row = progress.rows.first { $0.exercise == exercise.number }
            let state = row.map { $0.done.isEmpty ? $0.verdict : "done \($0.done)" } ?? ""
            let arrow = progress.current == exercise.number ? "→" : " "
            let title = exercise.title.padding(toLength: width, withPad: " ", startingAt: 0)
            return "\(arrow) \(exercise.number)  \(title)  \(state)"
        }
    }
}
