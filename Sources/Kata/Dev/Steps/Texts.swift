import Foundation
import Structure

/// All texts in `Steps/`.
struct Texts {
    let facts: Facts

    private static let remedy = "run 'swift run kata dev steps --write'."

    /// Returns everything to fix, file by file.
    func complaints() throws -> [Complaint] {
        let steps = try Step.all.flatMap { step in
            guard let text = try text(of: step) else {
                return [Complaint(file: step.text, line: nil, sentence: "is missing: \(Self.remedy)")]
            }
            return StepTextCheck(facts: facts, step: step).complaints(about: text)
        }
        let pictures = outdatedPictures().keys.sorted().map {
            Complaint(file: $0, line: nil, sentence: "does not show the steps as they are now: \(Self.remedy)")
        }
        return try steps + pictures + staleExcerpts() + deadLinks()
    }

    /// Updates the generated parts of each text and picture, if they changed.
    /// - Returns: The files that were written.
    func write() throws -> [String] {
        var files = outdatedPictures()
        for step in Step.all {
            let old = try text(of: step)
            let new = updated(old ?? StepText(parsing: "# \(step.title)\n"), of: step)
            if old != new { files[step.text] = new.text }
        }
        try facts.repository.root.write(files)
        return files.keys.sorted()
    }

    /// Returns the text with its generated parts updated. No line of prose changes.
    private func updated(_ text: StepText, of step: Step) -> StepText {
        let matching = HunkMatching(text: text, hunks: facts.hunks(of: step))
        var text = text
        for (index, block) in text.blocks.enumerated() {
            guard var fence = block.fence,
                let lines = matching.outdated[index]?.quotedLines ?? facts.lines(for: fence.words)
            else { continue }
            fence.lines = lines
            text.blocks[index] = .fence(fence)
        }
        for hunk in matching.missing {
            // The heading separates the prose above from the hunk's own.
            let lines = ["", "### \(hunk.file)", "", "```diff \(hunk.file)"] + hunk.quotedLines + ["```", ""]
            text = StepText(parsing: text.text + lines.joined(separator: "\n"))
        }
        return text
    }

    private func text(of step: Step) throws -> StepText? {
        guard facts.repository.root.appending(path: step.text).exists else { return nil }
        return StepText(parsing: try facts.repository.text(at: step.text))
    }

    /// The outdated pictures of the steps' layers, by path.
    private func outdatedPictures() -> [String: String] {
        let maps = facts.sources.mapValues { StructureMap(of: $0) }
        let pictures = Step.all.map { step in
            let picture = BoxesPicture(
                of: step, in: maps, title: "The layers of step \(step.number), \(step.title)",
                id: "boxes-\(step.number)")
            return ("Steps/\(step.textFolder)/boxes.svg", picture.svg)
        }
        let steps = StepsPicture(sources: facts.sources, traces: facts.traces)
        return Dictionary(uniqueKeysWithValues: pictures + [(StepsPicture.file, steps.svg)]).filter { file, svg in
            (try? facts.repository.text(at: file)) != svg
        }
    }

    /// The excerpts that differ from their sources, in pages outside the four steps.
    private func staleExcerpts() throws -> [Complaint] {
        let folder = facts.repository.root.appending(path: "Steps")
        let pages = (folder.names + ["0-mvc/README.md"]).filter { $0.hasSuffix(".md") }.sorted()
        return try pages.map { "Steps/\($0)" }.flatMap { file in
            StepText(parsing: try facts.repository.text(at: file)).blocks.compactMap(\.fence).compactMap { fence in
                facts.repository.complaint(aboutExcerpt: fence).map {
                    Complaint(file: file, line: fence.line, sentence: $0)
                }
            }
        }
    }

    /// The links to missing files, in the README and in all texts.
    private func deadLinks() throws -> [Complaint] {
        let root = facts.repository.root
        let texts = root.appending(path: "Steps").subpaths.filter { $0.hasSuffix(".md") }.sorted().map { "Steps/\($0)" }
        return try (["README.md"] + texts).flatMap { file in
            // Most lines have no link, and a regular expression is slow.
            zip(1..., try facts.repository.text(at: file).lines).filter { $1.contains("](") }.flatMap { number, line in
                line.matches(of: /\]\(([^)#\s]+)[^)]*\)/).map { String($0.1) }
                    .filter { link in
                        let target = root.appending(path: file).deletingLastPathComponent().appending(path: link)
                        return !link.contains("://") && !target.standardizedFileURL.exists
                    }
                    .map {
                        Complaint(
                            file: file, line: number,
                            sentence: "links to '\($0)', which doesn't exist: correct the path.")
                    }
            }
        }
    }
}
