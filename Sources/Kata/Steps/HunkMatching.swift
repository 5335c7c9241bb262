/// Which fence of a text shows which hunk.
struct HunkMatching {
    /// The fences that show a hunk as it is, by their index among the text's blocks.
    private(set) var current: [Int: Hunk] = [:]
    /// The fences that show a hunk as it was, and the hunk that it most likely is now.
    private(set) var outdated: [Int: Hunk] = [:]
    /// The fences whose hunk is gone.
    private(set) var stale: [Int] = []
    /// The hunks that no fence shows.
    private(set) var missing: [Hunk]

    init(text: StepText, hunks: [Hunk]) {
        missing = hunks
        let fences = text.blocks.enumerated().compactMap { index, block -> (Int, StepText.Fence)? in
            if case .fence(let fence) = block, fence.hunkFile != nil { (index, fence) } else { nil }
        }
        for (index, fence) in fences {
            current[index] = take { $0.file == fence.hunkFile && $0.quotedLines == fence.lines }
        }
        for (index, fence) in fences where current[index] == nil {
            let likeness = { (hunk: Hunk) in Set(hunk.quotedLines).intersection(fence.lines).count }
            let candidates = missing.filter { $0.file == fence.hunkFile }
            if let best = candidates.map(likeness).max() {
                outdated[index] = take { $0.file == fence.hunkFile && likeness($0) == best }
            } else {
                stale.append(index)
            }
        }
    }

    private mutating func take(where condition: (Hunk) -> Bool) -> Hunk? {
        missing.firstIndex(where: condition).map { missing.remove(at: $0) }
    }
}
