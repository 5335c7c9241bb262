import Foundation

/// `kata history`: writes a git repository with one commit for each step.
struct HistoryCommand: KataCommand {
    static let name = "history"
    static let audience = Audience.readers
    static let summary = "write a git repository with one commit for each step"
    static let help = """
        Usage: kata history DIR

        Writes a git repository in DIR, which must not exist or be empty. It has one commit and one tag for each step,
        and each builds and is tested by itself: read the steps with the tools that you know.

        Exit status: 0; 1 if it could not be written, and then nothing is left of it; 64 for wrong usage.
        """

    private let path: String
    private let repository: Repository

    init(_ words: [String], in repository: Repository) throws {
        guard let path = words.first, !path.isEmpty else {
            throw UsageError("'history' takes the folder to write, such as '/tmp/top-movies'.")
        }
        guard !path.hasPrefix("-") else { throw UsageError("There is no option '\(path)'.") }
        guard words.count == 1 else { throw UsageError("'\(words[1])' is one word too many.") }
        (self.path, self.repository) = (path, repository)
    }

    func run() throws -> Int32 {
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
