import ExerciseKit

extension Repository {
    /// Returns the lines of a source that best match those in a fence, or nil if none are similar.
    func excerpt(like fence: StepText.Fence) -> [String]? {
        let places = ["Sources/TopMovies", "Sources"].map { "\($0)/\(fence.words[1])" }
        let sources = places.lazy.compactMap { try? text(at: $0) }
        guard let source = sources.first?.lines else { return nil }
        // Code within #if is quoted without its indentation.
        let indented = source.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
        let count = fence.lines.count
        let excerpts = source.excerpts(of: count) + indented.excerpts(of: count)
        if excerpts.contains(fence.lines) { return fence.lines }
        let scored = excerpts.map { (lines: $0, score: Words.likeness($0, fence.lines)) }
        let best = scored.max { $0.score < $1.score }
        return best.flatMap { $0.score > 0.6 ? $0.lines : nil }
    }
}

extension [String] {
    /// Returns all runs of `count` lines.
    fileprivate func excerpts(of count: Int) -> [[String]] {
        indices.dropLast(Swift.max(0, count - 1)).map { Array(self[$0..<($0 + count)]) }
    }
}
