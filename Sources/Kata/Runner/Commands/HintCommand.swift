import Foundation

extension KataCommand {
    static let hint = KataCommand("hint") { arguments, repository in
        for line in try Workspace(in: repository, arguments).nextHint() { print(line) }
        return 0
    }

    static let solution = KataCommand("solution") { arguments, repository in
        let workspace = Workspace(in: repository, arguments)
        let exercise = try workspace.currentExercise()
        guard try workspace.showsSolution(isSure: arguments.has("--yes")) else { return 1 }
        let folder = try workspace.laySolution(of: exercise)
        print("The reference solution is in '\(folder.path)'. Compare it with yours: swift run kata diff")
        return 0
    }
}

extension Workspace {
    /// Returns the next hint, and counts it; after the last one, all of them again.
    func nextHint() throws -> [String] {
        let hints = try ExerciseFiles(of: currentExercise(), in: repository).hints()
        var progress = savedProgress
        let taken = progress.currentRow?.hints ?? 0
        guard taken < hints.count else {
            return zip(1..., hints).map { "Hint \($0) of \(hints.count): \($1)" }
                + ["There are no more hints. 'swift run kata solution --yes' shows the solution."]
        }
        progress.note { $0.hints += 1 }
        try write(progress)
        return ["Hint \(taken + 1) of \(hints.count): \(hints[taken])"]
    }

    /// Whether the solution may be shown; if not, prints why.
    func showsSolution(isSure: Bool) throws -> Bool {
        if try allowsSolution(isSure: isSure) { return true }
        print("The exercise isn't done yet. To see the solution anyway, add --yes.")
        return false
    }

    /// Whether the exercise is done, or the participant is sure, which goes into the progress file.
    func allowsSolution(isSure: Bool) throws -> Bool {
        var progress = savedProgress
        guard progress.currentRow?.done.isEmpty != false else { return true }
        guard isSure else { return false }
        progress.note { $0.sawSolution = true }
        try write(progress)
        return true
    }

    /// Writes the reference solution's sources to a folder of their own.
    /// - Returns: The folder.
    func laySolution(of exercise: Exercise) throws -> URL {
        let place = solutionFolder(of: exercise)
        try place.removeIfThere()
        try place.write(ExerciseFiles(of: exercise, in: repository).solution())
        return place
    }

    /// The sources here, and those of the reference solution.
    func comparison(of exercise: Exercise) throws -> Comparison {
        let own = sources(of: exercise)
        return try Comparison(
            ("yours", own.exists ? own.swiftFiles() : [:]),
            ("reference", ExerciseFiles(of: exercise, in: repository).solution()))
    }
}
