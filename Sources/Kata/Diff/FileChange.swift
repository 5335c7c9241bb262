import Foundation

/// Git's diff of one file.
struct FileChange {
    /// The file's name in the earlier step, or in the later one if the file is new.
    let oldName: String
    /// The file's name in the later step, or in the earlier one if the file is deleted.
    let name: String
    /// The whole text, up to the last line feed.
    let text: String

    /// Splits a whole diff, file by file.
    static func all(in diff: String) -> [FileChange] {
        // Within a hunk each line begins with one of three marks, so that none is taken for a header.
        let lines = diff.split(separator: "\n")
        let starts = lines.indices.filter { lines[$0].hasPrefix("diff --git ") }
        return zip(starts, starts.dropFirst() + [lines.endIndex]).compactMap { start, end in
            // diff --git a/3-Router/MovieListViewModel.swift b/4-Interactor/MovieListInteractor.swift
            let names = lines[start].split(separator: " ").suffix(2).compactMap { $0.split(separator: "/").last }
            guard let old = names.first, let new = names.last else { return nil }
            let text = lines[start..<end].map { "\($0)\n" }.joined()
            return FileChange(oldName: String(old), name: String(new), text: text)
        }
    }

    var hunks: [Hunk] { StepDiff(parsing: text).hunks }

    /// The line above the file's hunks.
    var heading: String {
        let head = text.prefix(upTo: text.firstRange(of: "\n@@")?.lowerBound ?? text.endIndex)
        if head.contains("\nnew file mode ") { return "\(name) (new file)" }
        if head.contains("\ndeleted file mode ") { return "\(name) (gone)" }
        return oldName == name ? name : "\(oldName) → \(name)"
    }

    /// Whether one of its names contains a word.
    func isMeant(by word: String) -> Bool { [oldName, name].contains { $0.localizedCaseInsensitiveContains(word) } }
}

extension Comparison {
    /// Returns how many lines each changed file gains and loses.
    func changedLines() throws -> [(added: Int, deleted: Int)] {
        try diff(["--numstat"]).split(separator: "\n").map { row in
            let numbers = row.split(separator: "\t").prefix(2).map { Int($0) ?? 0 }
            return (numbers[0], numbers[1])
        }
    }
}
