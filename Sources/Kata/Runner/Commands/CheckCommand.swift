import Foundation

extension KataCommand {
    static let check = KataCommand("check", options: ["--all", "--in DIR"]) { arguments, repository in
        let workspace = Workspace(in: repository, arguments)
        let exercise = try workspace.currentExercise()
        let isWatched = isatty(STDERR_FILENO) == 1
        if isWatched { try ByteStream.standardError.write("Building and checking …\r") }
        let check = try Check(exercise, in: workspace)
        if isWatched { try ByteStream.standardError.write("\u{1B}[K") }
        try workspace.note(check)
        Terminal.current.print(Report(check, limit: arguments.has("--all") ? .max : 5).lines)
        guard check.verdict == .done else { return 1 }
        let next = exercise.next.map { "Next: swift run kata start \($0.number)" } ?? "That was the last exercise."
        print("Compare with the reference: swift run kata diff. \(next)")
        return 0
    }
}

extension Workspace {
    func note(_ check: Check) throws {
        var progress = Progress(contentsOf: self.progress)
        // A file that is away for a moment must not be replaced by an empty one.
        guard progress.currentRow != nil else { return }
        progress.note { row in
            row.checks += 1
            row.verdict = check.verdict.rawValue
            if check.verdict == .done, row.done.isEmpty { row.done = Date.now.minute }
        }
        try progress.write(to: self.progress)
    }
}
