import ExerciseKit

/// The changes from one step to another, hunk by hunk.
struct StepDiff: Sendable {
    private(set) var hunks: [Hunk] = []

    /// Compares two steps. Each file is compared with the file of the same name in the other step.
    /// - Throws: A ``KataError`` if git fails.
    init(from: Step, to: Step, in repository: Repository) throws {
        let sides = try [from, to].map { ($0.folder, try repository.sources(of: $0)) }
        try self.init(Comparison(sides[0], sides[1]))
    }

    init(_ comparison: Comparison) throws {
        var file = ""
        for line in try comparison.diff(["--no-renames"] + Comparison.hunks).lines {
            // Within a hunk, each line begins with one of three marks, so no line can be mistaken for a header.
            if line.hasPrefix("diff --git ") {
                file = line.split(separator: "/").last.map(String.init) ?? ""
                continue
            }
            let last = hunks.last { $0.file == file }
            if let hunk = Hunk(file: file, number: (last?.number ?? 0) + 1, header: line) {
                hunks.append(hunk)
            } else if last != nil, let kind = line.first.flatMap(Hunk.Change.Kind.init) {
                let change = Hunk.Change(kind: kind, text: String(line.dropFirst()))
                hunks[hunks.count - 1].lines.append(change)
            }
        }
    }

    var files: [String] {
        hunks.filter { $0.number == 1 }.map(\.file)
    }

    var changedLineCount: Int {
        hunks.flatMap(\.lines).count { $0.kind != .context }
    }
}
