import Foundation

/// Two steps' sources, laid side by side for git to compare, until this is released.
///
/// They are copies, away from any repository: so files can be left out or have their names changed first, and no
/// repository's settings reach them.
final class Comparison {
    private let folder = FileManager.default.temporaryDirectory.appending(path: "kata-diff-\(UUID().uuidString)")
    private let from: (name: String, files: [String: String])
    private let to: (name: String, files: [String: String])

    /// Reads the steps; through the rename if that is asked for.
    convenience init(_ options: DiffOptions, in repository: Repository) throws {
        let sides = try [options.from, options.to].map { step in
            let files = try repository.sources(of: step)
            guard options.looksThroughRename else { return (step.folder, files) }
            return (
                step.folder,
                Dictionary(uniqueKeysWithValues: files.map { (Rename.undone(in: $0.key), Rename.undone(in: $0.value)) })
            )
        }
        try self.init(sides[0], sides[1])
    }

    private init(_ from: (String, [String: String]), _ to: (String, [String: String])) throws {
        (self.from, self.to) = (from, to)
        for (name, files) in [from, to] {
            let copy = folder.appending(path: name)
            try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
            for (file, text) in files { try Data(text.utf8).write(to: copy.appending(path: file)) }
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// What changes, file by file, as git writes it; files that are renamed are paired.
    func changes() throws -> [FileChange] {
        FileChange.all(in: try git(["--no-color", "--unified=3", "--inter-hunk-context=0"]))
    }

    /// Git's table of how much changes.
    func stat(width: Int, isColored: Bool) throws -> String {
        try git(["--stat=\(width)", isColored ? "--color=always" : "--no-color"])
    }

    /// The same comparison, of these files only.
    func limited(to changes: [FileChange]) throws -> Comparison {
        try Comparison(
            (from.name, from.files.filter { name, _ in changes.contains { $0.oldName == name } }),
            (to.name, to.files.filter { name, _ in changes.contains { $0.name == name } }))
    }

    /// These changes, with their hunks.
    func shown(_ changes: [FileChange]) throws -> [ShownFile] {
        // Hunks are found by a name that both sides share.
        let names = Dictionary(changes.map { ($0.oldName, $0.name) }) { first, _ in first }
        let old = Dictionary(uniqueKeysWithValues: from.files.map { (names[$0.key] ?? $0.key, $0.value) })
        let paired = try Comparison((from.name, old), to)
        let hunks = try StepDiff(comparing: from.name, with: to.name, in: paired.folder).hunks
        return changes.map { change in
            ShownFile(heading: change.heading, hunks: hunks.filter { $0.file == change.name })
        }
    }

    private func git(_ options: [String]) throws -> String {
        let words =
            [
                "diff", "--no-index", "--no-ext-diff", "--no-textconv",
                "--diff-algorithm=histogram", "--indent-heuristic", "--src-prefix=a/", "--dst-prefix=b/",
                "--find-renames",
            ] + options + ["--", from.name, to.name]
        let (output, status) = try Tool.git(words, in: folder)
        guard status <= 1 else {
            throw RouteError("git could not compare '\(from.name)' with '\(to.name)'; see what it says above.")
        }
        return output
    }
}
