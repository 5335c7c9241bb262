import ExerciseKit

/// The mapping from a text's fenced blocks (fences) to hunks.
struct HunkMatching {
    /// The current hunks that fences show, by the fence's index among the text's blocks.
    private(set) var current: [Int: Hunk] = [:]
    /// The most likely replacements for outdated hunks, by the fence's index.
    private(set) var outdated: [Int: Hunk] = [:]
    /// The indices of the fences whose hunk no longer exists.
    private(set) var stale: [Int] = []
    private(set) var missing: [Hunk]

    init(text: StepText, hunks: [Hunk]) {
        missing = hunks
        let fences = zip(0..., text.blocks).compactMap { index, block in
            block.fence.map { (index, $0.hunkFile, $0.lines.map { $0 == " " ? "" : $0 }) }
        }.filter { $0.1 != nil }
        for (index, file, lines) in fences { current[index] = take { $0.file == file && $0.quotedLines == lines } }
        for (index, file, lines) in fences where current[index] == nil {
            let likeness = { (hunk: Hunk) in Set(hunk.quotedLines).intersection(lines).count }
            let best = missing.filter { $0.file == file }.map(likeness).max()
            outdated[index] = take { $0.file == file && likeness($0) == best }
            if best == nil { stale.append(index) }
        }
    }

    private mutating func take(where condition: (Hunk) -> Bool) -> Hunk? {
        missing.firstIndex(where: condition).map { missing.remove(at: $0) }
    }
}
