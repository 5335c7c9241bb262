/// One place where a text and the code differ, and what to do about it.
struct Complaint: Equatable, CustomStringConvertible {
    /// The file, relative to the package's folder.
    let file: String
    /// The line in it, from 1, or nil if something is missing.
    let line: Int?
    /// What is wrong, and how to fix it.
    let sentence: String

    var description: String { "\(line.map { "\(file):\($0)" } ?? file) \(sentence)" }
}

/// Finds where the text of one step and the code differ.
struct StepTextCheck {
    let facts: Facts
    let step: Step

    private static let write = "run 'swift run kata dev steps --write'"

    func complaints(about text: StepText) -> [Complaint] {
        let matching = HunkMatching(text: text, hunks: facts.hunks(of: step))
        var proseSeen: Set<String> = []
        var complaints: [Complaint] = []
        for (index, block) in text.blocks.enumerated() {
            guard let fence = block.fence else { continue }
            var sentence = quotation(fence)
            if fence.hunkFile != nil {
                let prose = text.prose(above: index)
                sentence =
                    hunk(at: index, matching) ?? self.prose(prose, of: fence, isNew: proseSeen.insert(prose).inserted)
            }
            if let sentence { complaints.append(Complaint(file: step.text, line: fence.line, sentence: sentence)) }
        }
        return complaints
            + matching.missing.map { hunk in
                let sentence =
                    "does not show hunk \(hunk.number) of \(hunk.file), '\(hunk.header)': \(Self.write), then write"
                    + " above the hunk why it is there."
                return Complaint(file: step.text, line: nil, sentence: sentence)
            }
    }

    private func hunk(at index: Int, _ matching: HunkMatching) -> String? {
        if let hunk = matching.outdated[index] {
            return
                "does not show hunk \(hunk.number) of \(hunk.file) as it is now: \(Self.write), then read whether the"
                + " prose above it still holds."
        }
        guard matching.stale.contains(index) else { return nil }
        return "shows a hunk that the diff does not have: delete it, and the prose that explains it."
    }

    private func prose(_ prose: String, of fence: StepText.Fence, isNew: Bool) -> String? {
        let file = fence.hunkFile ?? ""
        if !prose.contains(where: \.isLetter) {
            return "shows a hunk of \(file) without prose of its own: write above it why these lines change."
        }
        return isNew ? nil : "explains a hunk of \(file) with the text of another one: say what is specific to it."
    }

    /// Returns what is wrong with a fence that quotes something other than a hunk.
    private func quotation(_ fence: StepText.Fence) -> String? {
        if fence.words.first == "diff" {
            return "shows a diff without naming its file: write 'diff FILE' behind the backticks."
        }
        if let complaint = facts.repository.complaint(aboutExcerpt: fence) { return complaint }
        guard fence.words.first == "text", fence.words.count > 1 else { return nil }
        guard let lines = facts.lines(for: fence.words) else {
            return
                "asks for '\(fence.words.joined(separator: " "))', which does not exist: write 'text trace STEP PART',"
                + " 'text cost STEP' or 'text rename'."
        }
        return lines == fence.lines
            ? nil : "does not show '\(fence.words.joined(separator: " "))' as it is now: \(Self.write)."
    }
}

extension Repository {
    /// Returns what is wrong with a fence that quotes lines of a source; nil if it quotes none, or the source has them.
    func complaint(aboutExcerpt fence: StepText.Fence) -> String? {
        guard fence.words.first == "swift", fence.words.count == 2 else { return nil }
        let paths = ["Sources/TopMovies/\(fence.words[1])", "Sources/\(fence.words[1])"]
        guard let source = paths.lazy.compactMap({ try? text(at: $0) }).first else {
            return "quotes '\(fence.words[1])', which does not exist: name a folder and a file of Sources or of"
                + " Sources/TopMovies."
        }
        // Code within #if is quoted without its indentation.
        let isThere = ["", "    "].contains { indent in
            let lines = fence.lines.map { $0.isEmpty ? "" : indent + $0 }
            return "\n\(source)\n".contains("\n\(lines.joined(separator: "\n"))\n")
        }
        return isThere ? nil : "quotes lines that differ from those in \(fence.words[1]): copy them again."
    }
}
