import ConsoleUI
import ExerciseKit
import Foundation

/// The steps as commits in a git repository. The same sources always produce the same repository.
struct History {
    /// The commands for `git fast-import`.
    private let commands: [String]
    private let git: [String]

    /// Reads the steps.
    /// - Parameter git: The command that runs git, and its leading arguments.
    /// - Throws: A ``KataError`` if a file isn't as expected.
    init(of repository: Repository, git: [String] = ["git"]) throws {
        commands = try Lesson.all.flatMap { lesson in
            Self.commands(for: lesson, try lesson.files(in: repository))
        }
        self.git = git
    }

    /// Creates the repository in `folder`.
    /// - Throws: A ``KataError`` if `folder` isn't empty or can't be created, or if git fails or can't be started, in
    ///   which case the folder is left empty.
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
            try run(["fast-import", "--quiet"], in: folder, input: commands.joined(separator: "\n") + "\n")
            try run(["checkout", "--quiet", "--force", "main"], in: folder)
        } catch {
            // Ignores errors while removing files, because the original error is more useful.
            for name in folder.names {
                try? FileManager.default.removeItem(at: folder.appending(path: name))
            }
            throw error
        }
    }

    private func run(_ arguments: [String], in folder: URL, input: String? = nil) throws {
        let tool = Tool(git, environment: Tool.gitSettings)
        guard try tool(arguments, in: folder, input: input).status == 0 else {
            throw KataError("'git \(arguments[0])' failed in '\(folder.path)'; see its message above.")
        }
    }

    /// Returns the commands that create a lesson's commit and tag.
    private static func commands(for lesson: Lesson, _ files: [String: String]) -> [String] {
        let number = lesson.step.number
        // The first commit is at 9:00 on 1 June 2024, and each later one is an hour after the previous one.
        let time = 1_717_228_800 + 3_600 * number
        let author = "Top Movies kata <kata@example.invalid> \(time) +0000"
        let commit = [
            "commit refs/heads/main",
            "mark :\(number)",
            "author \(author)",
            "committer \(author)",
            data("\(lesson.title)\n\n\(lesson.body)\n"),
            "deleteall",
        ]
        let contents = files.sorted { $0.key < $1.key }.flatMap { path, text in
            ["M 100644 inline \(path)", data(text)]
        }
        let tag = [
            "reset refs/tags/\(lesson.tag)",
            "from :\(number)",
        ]
        return commit + contents + tag
    }

    private static func data(_ text: String) -> String { "data \(text.utf8.count)\n\(text)" }
}
