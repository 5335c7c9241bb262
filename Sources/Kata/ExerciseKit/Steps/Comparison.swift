package import Foundation

/// Two sets of files, written next to each other for git to compare, and removed when this object is released.
/// Git looks for no repository around them, so that no repository's settings affect the comparison.
package final class Comparison {
    package typealias Side = (name: String, files: [String: String])

    /// The options that give all hunks the same amount of context.
    package static let hunks = ["--unified=3", "--inter-hunk-context=0"]

    package let old: Side
    package let new: Side
    let folder: URL

    /// - Parameter place: The folder for the files, by default the system's temporary folder.
    package init(_ old: Side, _ new: Side, in place: URL = FileManager.default.temporaryDirectory) throws {
        folder = place.appending(path: "kata-diff-\(UUID().uuidString)")
        self.old = (old.name, old.files.inOneFolder)
        self.new = (new.name, new.files.inOneFolder)
        guard self.old.files != self.new.files else { return }
        try write(self.old, unless: self.new)
        try write(self.new, unless: self.old)
    }

    /// Writes the files of a side that the other side doesn't have, or has with another text.
    private func write(_ side: Side, unless other: Side) throws {
        let folder = folder.appending(path: side.name)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try folder.write(side.files.filter { other.files[$0] != $1 })
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The names of a changed file before and after the change. For a new or deleted file, both names are the same.
    package struct ChangedFile {
        package let oldName: String
        package let name: String

        /// Whether either of the file's names contains `word`.
        package func isMeant(by word: String) -> Bool {
            [oldName, name].contains { $0.localizedStandardContains(word) }
        }
    }

    package func changes() throws -> [ChangedFile] {
        // R095 <tab> 3-Router/MovieListViewModel.swift <tab> 4-Interactor/MovieListInteractor.swift
        try diff(["--find-renames", "--name-status"]).split(separator: "\n").map { row in
            let paths = row.split(separator: "\t").dropFirst()
            let names = paths.map { String($0.trimmingPrefix(/[^\/]*\//)) }
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
        let own = [
            "-c", "core.quotePath=false", "diff", "--no-index", "--no-color", "--no-ext-diff", "--no-textconv",
            "--diff-algorithm=histogram", "--indent-heuristic", "--src-prefix=a/", "--dst-prefix=b/",
        ]
        // The folder may be in a participant's copy, which may be in a repository.
        let git = Tool.git.with(["GIT_CEILING_DIRECTORIES": folder.deletingLastPathComponent().path])
        let end = try git(own + options + ["--", old.name, new.name], in: folder)
        // Status 1 means that there are differences or, if git prints nothing, that a folder is missing.
        guard end.status == 0 || (end.status == 1 && !end.output.isEmpty) else {
            throw KataError("git could not compare '\(old.name)' with '\(new.name)'; see its message above.")
        }
        return end.output
    }
}
