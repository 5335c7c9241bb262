import ExerciseKit

extension Repository {
    /// Returns the lines of a source that best match those in a fence, or nil if none are similar.
    func excerpt(like fence: StepText.Fence) -> [String]? {
        let paths = ["Sources/TopMovies/\(fence.words[1])", "Sources/\(fence.words[1])"]
        guard let source = paths.lazy.compactMap({ try? text(at: $0) }).first?.lines else { return nil }
        // Code within #if is quoted without its indentation.
        let sources = [source, source.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }]
        let count = fence.lines.count
        let windows = sources.flatMap { lines in
            lines.indices.dropLast(max(0, count - 1)).map { Array(lines[$0..<($0 + count)]) }
        }
        if windows.contains(fence.lines) { return fence.lines }
        let scores = windows.map { zip($0, fence.lines).map { $0 == $1 ? 1 : Words.likeness($0, $1) }.reduce(0, +) }
        let best = zip(windows, scores).max { $0.1 < $1.1 }
        return best.flatMap { $0.1 > Double(count) * 0.6 ? $0.0 : nil }
    }
}
