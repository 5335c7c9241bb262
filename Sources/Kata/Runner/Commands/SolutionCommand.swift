import Foundation

/// `kata solution`: the reference solution, after the exercise is done or on an explicit word.
struct SolutionCommand: KataCommand {
    static let name = "solution"
    static let audience = Audience.participants
    static let summary = "show the reference solution, once you are done"
    static let help = """
        Usage: kata solution [--yes] [--in DIR]

        Lays the reference solution beside the attempts, and tells where: your copy is not changed. Before the exercise is done
        it asks for --yes, and notes in PROGRESS.md that you looked.
        """

    private let workspace: Workspace
    private let isSure: Bool

    init(_ words: [String], in repository: Repository) throws {
        let words = try CommandWords(words, switches: ["--yes"])
        workspace = Workspace(in: repository, path: words.folder)
        isSure = words.switches.contains("--yes")
    }

    func run() throws -> Int32 {
        let exercise = try workspace.currentExercise()
        guard try workspace.showsSolution(isSure: isSure) else { return 1 }
        let folder = try workspace.laySolution(of: exercise)
        print("The reference solution lies in '\(folder.path)'. What differs from yours: swift run kata diff")
        return 0
    }
}

extension Workspace {
    /// Whether the solution may be shown, which is said where it is not.
    func showsSolution(isSure: Bool) throws -> Bool {
        let isAllowed = try allowsSolution(isSure: isSure)
        if !isAllowed {
            print("The exercise is not done yet. If you want to see the solution all the same, add --yes.")
        }
        return isAllowed
    }

    /// Whether the exercise is done, or whoever asks for the solution is sure, which is noted.
    func allowsSolution(isSure: Bool) throws -> Bool {
        var progress = Progress(contentsOf: self.progress)
        guard progress.currentRow?.done.isEmpty != false else { return true }
        guard isSure else { return false }
        progress.note { $0.sawSolution = true }
        try progress.write(to: self.progress)
        return true
    }

    /// Lays the sources of the reference solution in a folder of their own.
    /// - Returns: The folder.
    func laySolution(of exercise: Exercise) throws -> URL {
        let place = solutionFolder(of: exercise)
        try FileManager.default.removeIfThere(place)
        for (name, text) in try ExerciseFiles(of: exercise, in: repository).solution() {
            try text.writeWithFolders(to: place.appending(path: name))
        }
        return place
    }
}
