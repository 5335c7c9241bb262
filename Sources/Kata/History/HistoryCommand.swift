import ConsoleUI
import Foundation

extension KataCommand {
    static let history = KataCommand("history", words: 1) { arguments, repository in
        guard let path = arguments.words.first, !path.isEmpty else {
            throw UsageError("'history' takes the folder to write, such as '/tmp/top-movies'.")
        }
        try History(of: repository).write(to: URL(filePath: path, directoryHint: .isDirectory))
        print(
            """
            '\(path)' is a git repository with one commit for each step:
            \(Lesson.all.map { "  \($0.tag)  \($0.title)" }.joined(separator: "\n"))

            Try there:
              git log --oneline
              git show \(Lesson.all[1].tag) -- Sources/TopMovies
              git checkout \(Lesson.all[0].tag) && swift test
            """)
        return 0
    }
}
