import Foundation

/// Two sets of files, written next to each other for git to compare, and removed when this object is released.
/// The files are outside any repository, so that no repository's settings affect the comparison.
package final class Comparison {
    package typealias Side = (name: String, files: [String: String])

    /// The options that give all hunks the same amount of context.
    package static let hunks = ["--unified=3", "--inter-hunk-context=0"]

    package let old: Side
    package let new: Side
    let folder = FileManager.default.temporaryDirectory.appending(path: "kata-diff-\(UUID().uuidString)")

    package init(_ old: Side, _ new: Side) throws {
        let (old, new): (Side, Side) = ((old.name, old.files.inOneFolder), (new.name, new.files.inOneFolder))
        (self.old, self.new) = (old, new)
        for (side, other) in [(old, new), (new, old)] where old.files != new.files {
            let folder = folder.appending(path: side.name)
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try folder.write(side.files.filter { other.files[$0] != $1 })
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The names of a changed file before and after the change. For a new or deleted file, both names are the same.
    package struct ChangedFile {
        package let oldName, name: String

        /// Whether either of the file's names contains `word`.
        package func isMeant(by word: String) -> Bool {
            [oldName, name].contains { $0.localizedStandardContains(word) }
        }
    }

    package func changes() throws -> [ChangedFile] {
        // R095 <tab> 3-Router/MovieListViewModel.swift <tab> 4-Interactor/MovieListInteractor.swift
        try diff(["--find-renames", "--name-status"]).split(separator: "\n").map { row in
            let names = row.split(separator: "\t").dropFirst().map { String($0.drop { $0 != "/" }.dropFirst()) }
            return ChangedFile(oldName: names[0], name: names[names.count - 1])
        }
    }

    func changedLines() throws -> [(added: Int, deleted: Int)] {
        try diff(["--numstat"]).split(separator: "\n").map { row in
            let numbers = row.split(separator: "\t").prefix(2).map { Int($0) ?? 0 }
            return (numbers[0], numbers[1])
        }
    }

    /// Returns git's diff, which the user's settings don't affect.
    package func diff(_ options: [String]) throws -> String {
        guard old.files != new.files else { return "" }
        let end = try Tool.git(
            [
                "-c", "core.quotePath=false", "diff", "--no-index", "--no-color", "--no-ext-diff", "--no-textconv",
                "--diff-algorithm=histogram", "--indent-heuristic", "--src-prefix=a/", "--dst-prefix=b/",
            ] + options + ["--", old.name, new.name], in: folder)
        // Status 1 means that there are differences or, if git prints nothing, that a folder is missing.
        guard end.status == 0 || (end.status == 1 && !end.output.isEmpty) else {
            throw KataError("git could not compare '\(old.name)' with '\(new.name)'; see its message above.")
        }
        return end.output
    }
}
