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
        let lines = diff.split(separator: "\n", omittingEmptySubsequences: false)
        let starts = lines.indices.filter { lines[$0].hasPrefix("diff --git ") }
        return zip(starts, starts.dropFirst() + [lines.endIndex]).compactMap { start, end in
            // diff --git a/3-Router/MovieListViewModel.swift b/4-Interactor/MovieListInteractor.swift
            let names = lines[start].split(separator: " ").suffix(2)
                .compactMap { $0.split(separator: "/").last.map(String.init) }
            guard let old = names.first, let new = names.last else { return nil }
            let text = lines[start..<end].joined(separator: "\n")
            return FileChange(oldName: old, name: new, text: text.hasSuffix("\n") ? text : text + "\n")
        }
    }

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
    /// Compares each step's files, through the rename if the options ask for it.
    convenience init(_ options: DiffOptions, in repository: Repository) throws {
        let sides = try (options.steps.map { [$0.from, $0.to] } ?? []).map { step in
            let files = try repository.sources(of: step)
            return (step.folder, options.looksThroughRename ? Rename.undone(in: files) : files)
        }
        try self.init(sides[0], sides[1])
    }

    /// Returns the changes, file by file, as git writes them; renamed files are paired.
    func changes() throws -> [FileChange] { FileChange.all(in: try diff(["--find-renames"] + Self.hunks)) }

    /// Returns how many lines each changed file gains and loses.
    func changedLines() throws -> [(added: Int, deleted: Int)] {
        guard old.files != new.files else { return [] }
        return try diff(["--numstat"]).split(separator: "\n").map { row in
            let numbers = row.split(separator: "\t").prefix(2).map { Int($0) ?? 0 }
            return (numbers[0], numbers[1])
        }
    }

    /// Returns git's table of how much `changes` change.
    func stat(of changes: [FileChange], width: Int, isColored: Bool) throws -> String {
        let chosen = try Comparison(
            (old.name, old.files.filter { name, _ in changes.contains { $0.oldName == name } }),
            (new.name, new.files.filter { name, _ in changes.contains { $0.name == name } }))
        return try chosen.diff(["--find-renames", "--stat=\(width)", isColored ? "--color=always" : "--no-color"])
    }

    /// Returns the hunks of `changes`, each file's under its heading.
    func hunks(of changes: [FileChange]) throws -> [(heading: String, hunks: [Hunk])] {
        // Hunks are matched by a name that both sides share.
        let names = Dictionary(changes.map { ($0.oldName, $0.name) }) { first, _ in first }
        let paired = Dictionary(uniqueKeysWithValues: old.files.map { (names[$0.key] ?? $0.key, $0.value) })
        let hunks = try StepDiff(Comparison((old.name, paired), new)).hunks
        return changes.map { change in (change.heading, hunks.filter { $0.file == change.name }) }
    }
}
