import ConsoleUI
import Foundation

/// The steps as the commits of a git repository. The same sources always give the same repository.
struct History {
    private let commits: [(lesson: Lesson, files: [String: String])]
    private let git: [String]

    /// Reads the steps.
    /// - Parameter git: The words that run git.
    /// - Throws: A ``KataError`` if a file isn't as expected.
    init(of repository: Repository, git: [String] = ["git"]) throws {
        commits = try Lesson.all.map { ($0, try CommitFiles(lesson: $0, repository: repository).all()) }
        self.git = git
    }

    /// - Throws: A ``KataError`` if `folder` holds something, or if git fails; then nothing is left of it.
    func write(to folder: URL) throws {
        let made = try make(folder)
        do {
            // No template: it could bring hooks.
            try run(["init", "--quiet", "--initial-branch=main", "--object-format=sha1", "--template="], in: folder)
            for (index, commit) in commits.enumerated() {
                let before = index > 0 ? commits[index - 1].files : [:]
                for path in before.keys where commit.files[path] == nil {
                    try FileManager.default.removeItem(at: folder.appending(path: path))
                }
                // Unchanged files needn't be written again.
                try folder.write(commit.files.filter { before[$0] != $1 })
                try self.commit(commit.lesson, in: folder)
            }
        } catch {
            // What can't be removed stays; the original error says more than another one would.
            for place in made.map({ [$0] }) ?? folder.names.map({ folder.appending(path: $0) }) {
                try? FileManager.default.removeItem(at: place)
            }
            throw error
        }
    }

    /// Creates the folder, unless it exists and is empty.
    /// - Returns: What was created: the folder, or the first of its missing parents. Nil if the folder existed.
    private func make(_ folder: URL) throws -> URL? {
        if folder.exists {
            guard folder.isFolder else { throw KataError("'\(folder.path)' is a file; name a new or empty folder.") }
            guard folder.isEmptyOrMissing else {
                throw KataError("'\(folder.path)' is not empty; name a new or empty folder.")
            }
            return nil
        }
        var first = folder.standardizedFileURL
        while case let parent = first.deletingLastPathComponent(), parent.path != first.path, !parent.exists {
            first = parent
        }
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        } catch {
            throw KataError("'\(folder.path)' cannot be made: \(error.localizedDescription)")
        }
        return first
    }

    private func commit(_ lesson: Lesson, in folder: URL) throws {
        let hour = 8 + lesson.step.number
        try run(["add", "--all", "--force", ".", ":(exclude,glob)**/.DS_Store"], in: folder)
        try run(
            ["commit", "--quiet", "--no-verify", "--message", lesson.title, "--message", lesson.body], in: folder,
            date: "2024-06-01T\(hour < 10 ? "0" : "")\(hour):00:00Z")
        try run(["tag", lesson.tag], in: folder)
    }

    private func run(_ arguments: [String], in folder: URL, date: String = "2024-06-01T09:00:00Z") throws {
        let (name, address) = ("Top Movies kata", "kata@example.invalid")
        let tool = Tool(
            git + Self.settings,
            environment: [
                "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_ATTR_NOSYSTEM": "1", "LC_ALL": "C",
                "GIT_AUTHOR_NAME": name, "GIT_AUTHOR_EMAIL": address, "GIT_AUTHOR_DATE": date,
                "GIT_COMMITTER_NAME": name, "GIT_COMMITTER_EMAIL": address, "GIT_COMMITTER_DATE": date,
            ])
        guard try tool(arguments, in: folder).status == 0 else {
            throw KataError("git could not \(arguments[0]) in '\(folder.path)'; see its message above.")
        }
    }

    /// Overrides the user's other settings, and the files that git looks for by default.
    private static let settings = [
        "core.hooksPath=/dev/null", "core.excludesFile=/dev/null", "core.attributesFile=/dev/null",
        "core.autocrlf=false", "commit.gpgSign=false", "tag.gpgSign=false", "i18n.commitEncoding=UTF-8",
    ].flatMap { ["-c", $0] }
}
