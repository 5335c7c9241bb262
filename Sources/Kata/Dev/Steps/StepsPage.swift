/// A text in `Steps/`, compared with the code that it quotes.
struct StepsPage {
    /// Its path, relative to the package's folder.
    let file: String
    /// The text with its generated parts updated. No line of prose differs.
    private(set) var updated: StepText
    private(set) var complaints: [Complaint] = []

    private static let write = "run 'swift run kata dev steps --write'"

    /// - Parameter hunks: The hunks that the text must show; nil if its `diff` fences are its author's own.
    init(_ file: String, _ text: StepText, hunks: [Hunk]? = nil, facts: Facts) {
        (self.file, updated) = (file, text)
        let matching = HunkMatching(text: text, hunks: hunks ?? [])
        var proseSeen: Set<String> = []
        for (index, block) in text.blocks.enumerated() {
            guard let fence = block.fence else { continue }
            if hunks != nil, fence.words.first == "diff" {
                let prose = text.prose(above: index)
                check(fence, at: index, matching, prose: prose, isNew: proseSeen.insert(prose).inserted)
            } else if let name = fence.name {
                let lines =
                    fence.words[0] == "text" ? facts.lines(for: fence.words) : facts.repository.excerpt(like: fence)
                replace(fence, at: index, with: lines, named: name)
            }
        }
        for hunk in matching.missing {
            let sentence =
                "does not show hunk \(hunk.number) of \(hunk.file), '\(hunk.header)': \(Self.write), then write above"
                + " the hunk why it is there."
            complaints.append(Complaint(file: file, line: nil, sentence: sentence))
            // The heading separates the prose above from the hunk's own.
            let lines = ["", "### \(hunk.file)", "", "```diff \(hunk.file)"] + hunk.quotedLines + ["```", ""]
            updated = StepText(parsing: updated.text + lines.joined(separator: "\n"))
        }
    }

    private mutating func check(
        _ fence: StepText.Fence, at index: Int, _ matching: HunkMatching, prose: String, isNew: Bool
    ) {
        let file = fence.hunkFile ?? ""
        if fence.hunkFile == nil {
            complain(fence, "shows a diff without naming its file: write 'diff FILE' behind the backticks.")
        } else if let hunk = matching.outdated[index] {
            let name = "hunk \(hunk.number) of \(hunk.file)"
            replace(
                fence, at: index, with: hunk.quotedLines, named: name,
                "then read whether the prose above it still holds")
        } else if matching.stale.contains(index) {
            complain(fence, "shows a hunk that the diff does not have: delete it, and the prose that explains it.")
        } else if !prose.contains(where: \.isLetter) {
            complain(fence, "shows a hunk of \(file) without prose of its own: write above it why these lines change.")
        } else if !isNew {
            complain(fence, "explains a hunk of \(file) with the text of another one: say what is specific to it.")
        }
    }

    private mutating func replace(
        _ fence: StepText.Fence, at index: Int, with lines: [String]?, named name: String, _ more: String? = nil
    ) {
        guard let lines else {
            return complain(fence, "quotes \(name), and there is no such thing: name what is there, or copy it again.")
        }
        guard lines != fence.lines else { return }
        complain(fence, "does not show \(name) as it is now: \(Self.write)\(more.map { ", \($0)" } ?? "").")
        var fence = fence
        fence.lines = lines
        updated.blocks[index] = .fence(fence)
    }

    private mutating func complain(_ fence: StepText.Fence, _ sentence: String) {
        complaints.append(Complaint(file: file, line: fence.line, sentence: sentence))
    }
}

extension StepText.Fence {
    /// What it quotes besides hunks; nil if it is its author's own.
    fileprivate var name: String? {
        switch (words.first, words.count) {
        case ("swift", 2): "the lines of \(words[1])"
        case ("text", 2...): "'\(words.joined(separator: " "))'"
        default: nil
        }
    }
}

extension Repository {
    /// Returns the lines of a source that are most like those that a fence quotes; nil if none are.
    fileprivate func excerpt(like fence: StepText.Fence) -> [String]? {
        let paths = ["Sources/TopMovies/\(fence.words[1])", "Sources/\(fence.words[1])"]
        guard let source = paths.lazy.compactMap({ try? text(at: $0) }).first?.lines else { return nil }
        // Code within #if is quoted without its indentation.
        let sources = [source, source.map { $0.hasPrefix("    ") ? String($0.dropFirst(4)) : $0 }]
        let count = fence.lines.count
        let windows = sources.flatMap { lines in
            lines.indices.dropLast(max(0, count - 1)).map { Array(lines[$0..<($0 + count)]) }
        }
        if windows.contains(fence.lines) { return fence.lines }
        let likenesses = windows.map { zip($0, fence.lines).map { $0 == $1 ? 1 : Words.likeness($0, $1) }.reduce(0, +) }
        let best = likenesses.indices.max { likenesses[$0] < likenesses[$1] }
        return best.flatMap { likenesses[$0] > Double(count) * 0.6 ? windows[$0] : nil }
    }
}
