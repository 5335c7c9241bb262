import Foundation

/// What changes from one step to another, as git sees it.
struct StepDiff: Sendable {
    /// All hunks, file by file.
    let hunks: [Hunk]

    /// How git compares: told in full, so that nobody's settings change a text that is kept.
    static let options = [
        "diff", "--no-index", "--no-color", "--no-ext-diff", "--no-textconv", "--unified=3", "--inter-hunk-context=0",
        "--diff-algorithm=histogram", "--indent-heuristic", "--src-prefix=a/", "--dst-prefix=b/",
    ]

    /// Compares two steps. A file of the same name is the same file.
    /// - Throws: A ``RouteError`` if git does not do its work.
    init(from: Step, to: Step, in repository: Repository) throws {
        try self.init(comparing: from.folder, with: to.folder, in: repository.stepsFolder)
    }

    /// Compares two folders in `folder`.
    /// - Throws: A ``RouteError`` if git does not do its work.
    init(comparing old: String, with new: String, in folder: URL) throws {
        let (output, status) = try Tool.git(Self.options + ["--no-renames", "--", old, new], in: folder)
        // Where a folder is missing, the status is 1 as well, but nothing is written.
        guard status == 0 || (status == 1 && !output.isEmpty) else {
            throw RouteError(
                "git could not compare '\(old)' with '\(new)' in '\(folder.path)'; see what it says above.")
        }
        hunks = Self.hunks(in: output, old: old, new: new)
    }

    /// The files that have hunks, in their order.
    var files: [String] {
        hunks.filter { $0.number == 1 }.map(\.file)
    }

    /// How many lines are removed and added.
    var changedLineCount: Int {
        hunks.flatMap(\.lines).count { $0.kind != .context }
    }

    private static func hunks(in output: String, old: String, new: String) -> [Hunk] {
        var hunks: [Hunk] = []
        var file = ""
        for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
            // Within a hunk each line begins with one of three marks, so that none is taken for a header.
            if line.hasPrefix("diff --git ") {
                file = line.split(separator: "/").last.map(String.init) ?? ""
            } else if let hunk = Hunk(
                file: file, number: (hunks.last { $0.file == file }?.number ?? 0) + 1, header: String(line))
            {
                hunks.append(hunk)
            } else if hunks.last?.file == file, let mark = line.first, let kind = Hunk.Line.Kind(rawValue: mark) {
                hunks[hunks.count - 1].lines.append(Hunk.Line(kind: kind, text: String(line.dropFirst())))
            }
        }
        return hunks
    }
}
