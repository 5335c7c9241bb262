import ExerciseKit

extension Repository {
    /// The least similarity to a fence's lines of lines that may replace them.
    private static let leastLikeness = 0.6

    /// Returns the lines of a source that best match `lines`, or nil if none are similar.
    /// - Parameter file: The source's path in `Sources/TopMovies` or in `Sources`.
    func excerpt(like lines: [String], from file: String) -> [String]? {
        let places = ["Sources/TopMovies", "Sources"].map { "\($0)/\(file)" }
        let sources = places.lazy.compactMap { try? text(at: $0) }
        guard let source = sources.first?.lines else { return nil }
        // Code within #if is quoted without its indentation.
        let indented = source.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }
        let count = lines.count
        let excerpts = source.excerpts(of: count) + indented.excerpts(of: count)
        if excerpts.contains(lines) { return lines }
        let scored = excerpts.map { (lines: $0, score: Words.likeness($0, lines)) }
        guard let best = scored.max(by: { $0.score < $1.score }), best.score > Self.leastLikeness else {
            return nil
        }
        return best.lines
    }
}

extension [String] {
    /// Returns all runs of `count` lines.
    fileprivate func excerpts(of count: Int) -> [[String]] {
        indices.dropLast(Swift.max(0, count - 1)).map { Array(self[$0..<($0 + count)]) }
    }
}
