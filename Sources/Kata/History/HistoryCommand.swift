import ConsoleUI
import Foundation

extension KataCommand {
    static let history = KataCommand("history", words: 1) { arguments, repository in
        guard let path = arguments.words.first, !path.isEmpty else {
            throw UsageError("'history' takes the folder to write, such as '/tmp/top-movies'.")
        }
        try History(of: repository).write(to: URL(filePath: path, directoryHint: .isDirectory))
        let commits = Lesson.all.map { "  \($0.tag)  \($0.title)" }.joined(separator: "\n")
        let tags = ["first": Lesson.all[0].tag, "second": Lesson.all[1].tag]
        print(Resource.text("history.template", tags.merging(["path": path, "commits": commits]) { $1 }))
        return 0
    }
}
