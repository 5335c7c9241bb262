import ConsoleProgram
import ConsoleUI
import ExerciseKit
import Foundation

extension KataCommand {
    static let history = KataCommand(
        "history", for: .readers,
        "create a git repository with one commit for each step",
        arguments: [.required("DIR") { "takes the folder to write, such as '/tmp/top-movies'" }],
        discussion: """
            Creates a git repository in DIR, which must be empty or not exist yet. The repository
            has one commit and one tag for each step, and each step builds and passes its tests by
            itself. Read the steps with your usual git tools.

            Exit status: 0; 1 if the repository couldn't be created, in which case nothing new is
            left in DIR; 64 for incorrect usage.
            """
    ) { arguments, repository in
        let path = arguments.words[0]
        try History(of: repository).write(to: URL(filePath: path, directoryHint: .isDirectory))
        let commits = Lesson.all.map { "  \($0.tag)  \($0.title)" }.joined(separator: "\n")
        let tags = ["first": Lesson.all[0].tag, "second": Lesson.all[1].tag]
        let values = tags.merging(["path": path.terminalSafe, "commits": commits]) { $1 }
        try Terminal.current.print(Resource.text("history.template", values).lines.map { Line($0) })
        return 0
    }
}
