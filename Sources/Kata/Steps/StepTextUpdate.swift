/// Puts into the text of one step what is generated. No line of prose is changed.
struct StepTextUpdate {
    let facts: Facts
    let step: Step

    func updating(_ text: StepText) -> StepText {
        let matching = HunkMatching(text: text, hunks: facts.hunks(of: step))
        var text = text
        for (index, hunk) in matching.outdated { text.blocks[index].fill(with: hunk.quotedLines) }
        for (index, block) in text.blocks.enumerated() {
            if case .fence(let fence) = block, let lines = facts.lines(for: fence.words) {
                text.blocks[index].fill(with: lines)
            }
        }
        for hunk in matching.missing {
            // The heading keeps the prose above from being taken for that of the hunk.
            let lines = ["", "### \(hunk.file)", "", "```diff \(hunk.file)"] + hunk.quotedLines + ["```", ""]
            let fence = lines.joined(separator: "\n")
            text = StepText(parsing: text.text + fence)
        }
        return text
    }
}

extension StepText.Block {
    fileprivate mutating func fill(with lines: [String]) {
        guard case .fence(var fence) = self else { return }
        fence.lines = lines
        self = .fence(fence)
    }
}
