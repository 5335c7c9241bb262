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
            block.fence.flatMap { Shown($0, at: index) }
        }
        for fence in fences {
            current[fence.index] = take { fence.shows($0) }
        }
        for fence in fences where current[fence.index] == nil {
            let best = missing.filter { $0.file == fence.file }.map(fence.likeness).max()
            outdated[fence.index] = take { $0.file == fence.file && fence.likeness(to: $0) == best }
            if best == nil { stale.append(fence.index) }
        }
    }

    private mutating func take(where condition: (Hunk) -> Bool) -> Hunk? {
        missing.firstIndex(where: condition).map { missing.remove(at: $0) }
    }

    /// What a `diff` fence shows.
    private struct Shown {
        let index: Int
        let file: String
        let lines: [String]

        init?(_ fence: StepText.Fence, at index: Int) {
            guard let file = fence.hunkFile else { return nil }
            self.index = index
            self.file = file
            lines = fence.lines.map { $0 == " " ? "" : $0 }
        }

        func shows(_ hunk: Hunk) -> Bool {
            hunk.file == file && hunk.quotedLines == lines
        }

        func likeness(to hunk: Hunk) -> Int {
            Set(hunk.quotedLines).intersection(lines).count
        }
    }
}
