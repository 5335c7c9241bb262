import Foundation

/// The steps as the commits of a git repository, which is the same wherever it is written from the same sources.
struct History {
    private let commits: [(lesson: Lesson, snapshot: Snapshot)]
    private let git: [String]

    /// Reads the steps.
    /// - Parameter git: How git is called.
    /// - Throws: A `RouteError` if a file is not as it is expected.
    init(of repository: Repository, git: [String] = ["git"]) throws {
        commits = try Lesson.all.map { ($0, try Snapshot($0, in: repository)) }
        self.git = git
    }

    /// Writes the repository.
    /// - Throws: A `RouteError` if `folder` holds something, or if git does not do its work; then nothing is left.
    func write(to folder: URL) throws {
        let destination = try Destination(folder)
        do {
            // No template: it could bring hooks.
            try run(["init", "--quiet", "--initial-branch=main", "--object-format=sha1", "--template="], in: folder)
            for (lesson, snapshot) in commits { try commit(snapshot, lesson, in: folder) }
        } catch {
            destination.undo()
            throw error
        }
    }

    private func commit(_ snapshot: Snapshot, _ lesson: Lesson, in folder: URL) throws {
        let before = commits.first { $0.lesson.step == lesson.step.previous }?.snapshot.files.keys.map(\.self) ?? []
        for path in before where snapshot.files[path] == nil {
            try FileManager.default.removeItem(at: folder.appending(path: path))
        }
        for (path, data) in snapshot.files {
            let file = folder.appending(path: path)
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        }
        let hour = 8 + lesson.step.number
        try run(["add", "--all", "--force"], in: folder)
        try run(
            ["commit", "--quiet", "--no-verify", "--message", lesson.title, "--message", lesson.body], in: folder,
            date: "2024-06-01T\(hour < 10 ? "0" : "")\(hour):00:00Z")
        try run(["tag", lesson.tag], in: folder)
    }

    private func run(_ arguments: [String], in folder: URL, date: String = "2024-06-01T09:00:00Z") throws {
        let tool = Tool(git + Self.settings, environment: Self.environment(date: date))
        guard try tool(arguments, in: folder).status == 0 else {
            throw RouteError(
                "git could not \(arguments[0]) in '\(folder.path)'; see what it says above.")
        }
    }

    /// Whatever else may stand in somebody's settings, or in the files that git looks for without being told.
    private static let settings = [
        "core.hooksPath=/dev/null", "core.excludesFile=/dev/null", "core.attributesFile=/dev/null",
        "core.autocrlf=false", "commit.gpgSign=false", "tag.gpgSign=false", "i18n.commitEncoding=UTF-8",
    ].flatMap { ["-c", $0] }

    private static func environment(date: String) -> [String: String] {
        let (name, address) = ("Top Movies kata", "kata@example.invalid")
        return [
            "GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1", "GIT_ATTR_NOSYSTEM": "1", "LC_ALL": "C",
            "GIT_AUTHOR_NAME": name, "GIT_AUTHOR_EMAIL": address, "GIT_AUTHOR_DATE": date,
            "GIT_COMMITTER_NAME": name, "GIT_COMMITTER_EMAIL": address, "GIT_COMMITTER_DATE": date,
        ]
    }
}
