import ExerciseKit

/// A text in `Steps/`, compared with the code it quotes.
struct StepsPage {
    /// The text's path, relative to the package's folder.
    let file: String
    /// The text with updated generated parts and unchanged prose.
    private(set) var updated: StepText
    private(set) var complaints: [String] = []

    /// - Parameter hunks: The hunks that the page must show, or may if `isExcerpt`; nil if the author writes the diffs.
    init(_ file: String, hunks: [Hunk]?, isExcerpt: Bool = false, facts: Facts) throws {
        let text = StepText(parsing: try facts.repository.text(at: file))
        self.file = file
        updated = text
        let matching = HunkMatching(text: text, hunks: hunks ?? [])
        var explanations: Set<String> = []
        for (index, block) in text.blocks.enumerated() {
            guard let fence = block.fence else { continue }
            let problem: String?
            switch fence.content {
            case .diff where hunks != nil:
                let prose = text.prose(above: index)
                let isNew = explanations.insert(prose).inserted
                problem = check(fence, at: index, matching, prose, isNew: isNew)
            case .excerpt(let source):
                let lines = facts.repository.excerpt(like: fence.lines, from: source)
                problem = replace(fence, at: index, with: lines, named: "the lines of \(source)")
            case .trace, .cost, .rename, .unknown:
                let lines = try facts.lines(for: fence.content)
                let name = fence.words.joined(separator: " ")
                problem = replace(fence, at: index, with: lines, named: "'\(name)'")
            case .diff, .listing:
                problem = nil
            }
            if let problem { complaints.append("\(file):\(fence.line) \(problem)") }
        }
        for hunk in matching.missing where !isExcerpt { add(hunk) }
    }

    /// Adds a hunk that the page doesn't show yet, for the author to explain.
    private mutating func add(_ hunk: Hunk) {
        complaints.append(
            """
            \(file) does not show hunk \(hunk.number) of \(hunk.file), '\(hunk.header)': \(Texts.remedy), \
            then write above the hunk why it is there.
            """)
        // The heading separates the prose above it from the hunk's own.
        let lines = ["", "### \(hunk.file)", "", "```diff \(hunk.file)"] + hunk.quotedLines + ["```", ""]
        updated = StepText(parsing: updated.text + lines.joined(separator: "\n"))
    }

    private mutating func check(
        _ fence: StepText.Fence,
        at index: Int,
        _ matching: HunkMatching,
        _ prose: String,
        isNew: Bool
    ) -> String? {
        guard let file = fence.hunkFile else {
            return "shows a diff without naming its file: write 'diff FILE' after the backticks."
        }
        if let hunk = matching.outdated[index] {
            return replace(
                fence, at: index, with: hunk.quotedLines, named: "hunk \(hunk.number) of \(file)",
                advice: ", then see whether the prose above it still holds")
        }
        if matching.stale.contains(index) {
            return "shows a hunk that the diff does not have: delete it, and the prose that explains it."
        }
        guard prose.contains(where: \.isLetter) else {
            return "shows a hunk of \(file) without an explanation: write above it why these lines change."
        }
        if isNew { return nil }
        return "explains a hunk of \(file) with another hunk's text: say what is specific to this one."
    }

    /// - Returns: The problem with the fence, or nil if there is none.
    private mutating func replace(
        _ fence: StepText.Fence,
        at index: Int,
        with lines: [String]?,
        named name: String,
        advice: String = ""
    ) -> String? {
        guard let lines else {
            return "quotes \(name), which can't be found: correct the name or the lines."
        }
        guard lines != fence.lines else { return nil }
        updated.blocks[index] = .fence(StepText.Fence(words: fence.words, lines: lines, line: fence.line))
        return "does not show \(name) as it is now: \(Texts.remedy)\(advice)."
    }
}
