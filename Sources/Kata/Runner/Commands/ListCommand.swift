import Foundation

/// `kata list`: all exercises, and how each went.
struct ListCommand: KataCommand {
    static let name = "list"
    static let audience = Audience.participants
    static let summary = "list the exercises, and how each went"
    static let help = """
        Usage: kata list [--in DIR]

        Lists the exercises; the one with an arrow is the one you are at.
        """

    private let workspace: Workspace

    init(_ words: [String], in repository: Repository) throws {
        workspace = Workspace(in: repository, path: try CommandWords(words).folder)
    }

    func run() throws -> Int32 {
        for line in workspace.list { print(line) }
        return 0
    }
}

extension Workspace {
    /// All exercises, and how each went, line by line.
    var list: [String] {
        let progress = Progress(contentsOf: self.progress)
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
