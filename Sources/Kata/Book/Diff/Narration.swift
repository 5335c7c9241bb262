/// Which hunk each `diff` fence of a step's text shows.
struct Narration {
    /// The hunks, by the number of the fence's block.
    let hunks: [Int: Hunk]

    /// Finds the hunks of `diff` in the text of `step`.
    /// - Throws: A ``RouteError`` if one is missing, is told twice, or is none.
    init(of step: Step, in text: StepText, _ diff: StepDiff) throws {
        let place = "The text of step \(step.number), 'Steps/\(step.textFolder)/README.md',"
        let advice = "run 'swift run kata steps --check'."
        var untold = diff.hunks
        var hunks: [Int: Hunk] = [:]
        for (index, block) in text.blocks.enumerated() {
            guard case .fence(let fence) = block, let file = fence.hunkFile else { continue }
            let lines = Self.normal(fence.lines)
            guard let found = untold.firstIndex(where: { $0.file == file && Self.lines(of: $0) == lines }) else {
                throw RouteError(
                    "\(place) line \(fence.line), shows a hunk of '\(file)' that the diff does not have, or that it"
                        + " shows twice; \(advice)")
            }
            hunks[index] = untold.remove(at: found)
        }
        if let hunk = untold.first {
            throw RouteError("\(place) lacks hunk \(hunk.number) of '\(hunk.file)'; \(advice)")
        }
        self.hunks = hunks
    }

    private static func lines(of hunk: Hunk) -> [String] {
        normal(hunk.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init))
    }

    /// The mark of an empty line is a blank, which editors drop.
    private static func normal(_ lines: [String]) -> [String] {
        lines.map { $0.isEmpty ? " " : $0 }
    }
}
