import ConsoleUI
import ExerciseKit
import Foundation

/// The steps as commits in a git repository. The same sources always produce the same repository.
struct History {
    /// The input of `git fast-import`.
    private let stream: String
    private let git: [String]

    /// Reads the steps.
    /// - Parameter git: The command that runs git, and its leading arguments.
    /// - Throws: A ``KataError`` if a file isn't as expected.
    init(of repository: Repository, git: [String] = ["git"]) throws {
        stream = try Lesson.all.map { try Self.commit($0, $0.files(in: repository)) }.joined()
        self.git = git
    }

    /// - Throws: A ``KataError`` if `folder` isn't empty, or if git fails, in which case the folder is left empty.
    func write(to folder: URL) throws {
        guard folder.isEmptyOrMissing else {
            let problem = folder.isFolder ? "is not empty" : "is a file"
            throw KataError("'\(folder.path)' \(problem); name a new or empty folder.")
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw KataError("'\(folder.path)' can't be created: \(error.localizedDescription)")
        }
        do {
            // Uses no template, because a template could install hooks.
            try run(["init", "--quiet", "--initial-branch=main", "--object-format=sha1", "--template="], in: folder)
            let input = folder.appending(path: ".git/steps")
            try Data(stream.utf8).write(to: input)
            try run(["fast-import", "--quiet"], in: folder, reading: input.path)
            try FileManager.default.removeItem(at: input)
            try run(["checkout", "--quiet", "--force", "main"], in: folder)
        } catch {
            // Ignores errors while removing files, because the original error is more useful.
            for name in folder.names {
                try? FileManager.default.removeItem(at: folder.appending(path: name))
            }
            throw error
        }
    }

    private func run(_ arguments: [String], in folder: URL, reading input: String? = nil) throws {
        let shell = input.map { ["sh", "-c", "exec \"$@\" <\"$0\"", $0] } ?? []
        let tool = Tool(shell + git, environment: Tool.gitSettings)
        guard try tool(arguments, in: folder).status == 0 else {
            throw KataError("'git \(arguments[0])' failed in '\(folder.path)'; see its message above.")
        }
    }

    private static func commit(_ lesson: Lesson, _ files: [String: String]) -> String {
        let number = lesson.step.number
        // The first commit is at 9:00 on 1 June 2024, and each later one is an hour after the previous one.
        let time = 1_717_228_800 + 3_600 * number
        let author = "Top Movies kata <kata@example.invalid> \(time) +0000"
        let contents = files.sorted { $0.key < $1.key }.map { path, text in
            "M 100644 inline \(path)\n\(data(text))"
        }
        return """
            commit refs/heads/main
            mark :\(number)
            author \(author)
            committer \(author)
            \(data("\(lesson.title)\n\n\(lesson.body)\n"))deleteall
            \(contents.joined())reset refs/tags/\(lesson.tag)
            from :\(number)


            """
    }

    private static func data(_ text: String) -> String { "data \(text.utf8.count)\n\(text)\n" }
}
