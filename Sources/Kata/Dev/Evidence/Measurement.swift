extension Figures {
    /// Counts what changes cost.
    /// - Parameter recorded: The source of the figures that only a build shows.
    init(of changes: [Change], in worktree: Worktree, recorded: Figures) throws {
        try self.init("")
        let before = try worktree.sources()
        self[Self.all, .size] = before.map { $0.values.map { $0.lines.count - 1 }.reduce(0, +) }
        var repetition = Repetition()
        var branches: [(commit: String, files: [Set<String>])] = []
        for change in changes {
            let commit = try worktree.commit(change.patch, as: change.name)
            let after = try worktree.sources()
            let edits = try Step.all.map { try worktree.edits(of: $0, in: commit) }
            for step in change.steps {
                let index = step.number - 1
                var counts = Self.counts(of: edits[index], before: before[index], after: after[index])
                counts[.repeated] = repetition.count(before: before[index], after: after[index])
                counts[.laws] = change.lawsBelowViews(in: step)
                for (figure, count) in counts { self[change.name, figure][index] = count }
            }
            for catcher in Figure.catchers { self[change.name, catcher] = recorded[change.name, catcher] }
            // The change that grows the app would conflict with all others.
            if change.isWhole { branches.append((commit, edits.map { Set($0.map(\.file)) })) }
        }
        let pairs = branches.indices.flatMap { first in branches.dropFirst(first + 1).map { (branches[first], $0) } }
        let conflicts = try pairs.map { try worktree.conflicts(of: $0.commit, and: $1.commit) }
        self[Self.all, .sameFile] = Step.all.indices.map { step in
            pairs.count { !$0.files[step].isDisjoint(with: $1.files[step]) }
        }
        self[Self.all, .conflicts] = Step.all.map { step in
            conflicts.count { $0.contains { $0.hasPrefix("Sources/TopMovies/\(step.folder)/") } }
        }
    }

    /// Compares a step's files before and after.
    static func counts(
        of edits: [Worktree.Edit], before: [String: String], after: [String: String]
    ) -> [Figure: Int] {
        let (old, new) = (declarations(in: before), declarations(in: after))
        let changed = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }
        let views = edits.filter { $0.file.hasSuffix("View.swift") }
        return [
            .files: edits.count,
            .types: Set(changed.map { $0.split(separator: " ")[1] }).count,
            .contracts: changed.count { $0.hasPrefix("protocol ") },
            .added: edits.map(\.added).reduce(0, +),
            .deleted: edits.map(\.deleted).reduce(0, +),
            .inViews: views.map { $0.added + $0.deleted }.reduce(0, +),
        ]
    }

    /// The text of each protocol, and of each other type and its extensions. All of them begin and end at the margin.
    private static func declarations(in files: [String: String]) -> [String: Set<String>] {
        let keywords: Set<Substring> = ["class", "struct", "enum", "protocol", "extension", "typealias"]
        var declarations: [String: Set<String>] = [:]
        for text in files.values {
            var current: (name: String, lines: [String])?
            for line in text.lines {
                let words = line.split { " :.<{".contains($0) }
                if !line.hasPrefix(" "), !line.hasPrefix("/"),
                    let place = words.dropLast().firstIndex(where: keywords.contains),
                    // '[Movie]' isn't a type of the step.
                    !words[place + 1].hasPrefix("[")
                {
                    current = ("\(words[place] == "protocol" ? "protocol" : "type") \(words[place + 1])", [])
                }
                current?.lines.append(line)
                if line.hasPrefix("}") || line.hasSuffix("{}"), let (name, lines) = current {
                    declarations[name, default: []].insert(lines.joined(separator: "\n"))
                    current = nil
                }
            }
        }
        return declarations
    }
}
