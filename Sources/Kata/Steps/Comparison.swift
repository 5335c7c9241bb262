import Foundation

/// Two sets of files, written side by side for git to compare, until this is released.
///
/// They're outside any repository, so that no repository's settings affect them.
final class Comparison {
    typealias Side = (name: String, files: [String: String])

    /// The options for hunks, the same everywhere.
    static let hunks = ["--unified=3", "--inter-hunk-context=0"]

    let old: Side
    let new: Side
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-diff-\(UUID().uuidString)")

    init(_ old: Side, _ new: Side) throws {
        (self.old, self.new) = (old, new)
        for (side, other) in [(old, new), (new, old)] {
            let folder = folder.appending(path: side.name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try folder.write(side.files.filter { other.files[$0] != $1 })
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Returns git's diff, whatever the user's settings.
    func diff(_ options: [String]) throws -> String {
        let end = try Tool.git(
            [
                "diff", "--no-index", "--no-color", "--no-ext-diff", "--no-textconv",
                "--diff-algorithm=histogram", "--indent-heuristic", "--src-prefix=a/", "--dst-prefix=b/",
            ] + options + ["--", old.name, new.name], in: folder)
        // If a folder is missing, the status is 1 as well, but git writes nothing.
        guard end.status == 0 || (end.status == 1 && !end.output.isEmpty) else {
            throw KataError("git could not compare '\(old.name)' with '\(new.name)'; see its message above.")
        }
        return end.output
    }
}
