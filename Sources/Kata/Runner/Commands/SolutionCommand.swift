import ConsoleUI
import Foundation

extension KataCommand {
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
    /// Whether the solution may be shown; if not, prints why.
    func showsSolution(isSure: Bool) throws -> Bool {
        if try allowsSolution(isSure: isSure) { return true }
        print("The exercise isn't done yet. To see the solution anyway, add --yes.")
        return false
    }

    /// Whether the exercise is done, or the participant is sure, which is noted in the log.
    func allowsSolution(isSure: Bool) throws -> Bool {
        let exercise = try currentExercise().number
        guard log.progress(of: exercise).done == nil else { return true }
        if isSure { try note(.solution, of: exercise) }
        return isSure
    }

    /// Writes the reference solution's sources to a folder of their own.
    /// - Returns: The folder.
    func laySolution(of exercise: Exercise) throws -> URL {
        let place = store.appending(path: "solutions/\(exercise.folder)")
        try place.removeIfThere()
        try place.write(files(of: exercise).solution())
        return place
    }

    /// The changes from the sources here to those of the reference solution.
    func diff(_ options: DiffOptions? = nil, at terminal: Terminal = .current) throws -> Diff {
        let exercise = try currentExercise()
        let own = sources(of: exercise)
        let comparison = try Comparison(
            ("yours", own.exists ? own.swiftFiles() : [:]), ("reference", files(of: exercise).solution()))
        let options = try options ?? DiffOptions(Arguments([], options: []), isOwn: true)
        return Diff(comparison: comparison, options: options, repository: repository, terminal: terminal)
    }
}
