import Foundation
import Structure

/// All texts in `Steps/`, and what else quotes the steps.
struct Texts {
    let facts: Facts

    /// The pictures of the four steps, which are drawn by hand.
    private static let byHand = [StepsPicture.wide, StepsPicture.tall]
    private static let remedy = "run 'swift run kata dev steps --write'."

    /// Returns everything to fix, file by file.
    func complaints() throws -> [Complaint] {
        let drawings = try drawings().keys.sorted().map {
            Complaint(file: $0, line: nil, sentence: "does not show the steps as they are now: \(Self.remedy)")
        }
        let words = try quotedWords()
        let quoted = words.outdated.keys.sorted().map {
            Complaint(
                file: $0, line: nil, sentence: "quotes names or messages that the steps no longer have: \(Self.remedy)")
        }
        let check = StepsPictureCheck(of: facts)
        let drawn = try Self.byHand.flatMap { try check.complaints(about: facts.repository.text(at: $0), in: $0) }
        return try pages().flatMap(\.complaints) + drawings + drawn + quoted + words.unclear + deadLinks()
    }

    /// Updates the generated parts of each text and picture, and what quotes a private name or a message, if they changed.
    /// - Returns: The files that were written.
    func write() throws -> [String] {
        let root = facts.repository.root
        var files = try quotedWords().outdated
        // The pages are read anew, as they may quote a message.
        try root.write(files)
        for page in try pages() where try page.updated.text != facts.repository.text(at: page.file) {
            files[page.file] = page.updated.text
        }
        try files.merge(drawings()) { $1 }
        try root.write(files)
        return files.keys.sorted()
    }

    /// What quotes private names and messages that changed.
    func quotedWords() throws -> QuotedWords { try QuotedWords(in: facts.sources, of: facts.repository) }

    /// The texts of the steps, and the other pages that quote the sources.
    private func pages() throws -> [StepsPage] {
        let names = facts.repository.root.appending(path: "Steps").names + ["0-mvc/README.md"]
        let others = names.filter { $0.hasSuffix(".md") }.sorted().map { "Steps/\($0)" }
        let twin = try facts.repository.root.appending(path: "Sources/TopMovies/Observation").swiftFiles()
        let (last, diff) = (Step.all[3], { try StepDiff(Comparison($0, ("Observation", twin))).hunks })
        return try (Step.all.map(\.text) + others).map { file in
            let step = Step.all.first { $0.text == file }
            let hunks =
                file == "Steps/observation.md"
                ? try diff((last.folder, facts.sources[last, default: [:]])) : step.map(facts.hunks)
            return StepsPage(file, StepText(parsing: try facts.repository.text(at: file)), hunks: hunks, facts: facts)
        }
    }

    /// The outdated pictures, by path: those of the steps' layers, and the counts of lines in those drawn by hand.
    private func drawings() throws -> [String: String] {
        let maps = facts.sources.mapValues { StructureMap(of: $0) }
        let layers = Step.all.map { step in
            let picture = BoxesPicture(
                of: maps[step] ?? StructureMap(of: [:]), previous: step.previous.flatMap { maps[$0] },
                title: "The layers of step \(step.number), \(step.title)", id: "boxes-\(step.number)")
            return ("Steps/\(step.textFolder)/boxes.svg", picture.svg)
        }
        let check = StepsPictureCheck(of: facts)
        let drawings = try Self.byHand.map { ($0, check.counted(in: try facts.repository.text(at: $0))) }
        return Dictionary(uniqueKeysWithValues: layers + drawings).filter { file, svg in
            (try? facts.repository.text(at: file)) != svg
        }
    }

    /// The links to missing files, in the README and in all texts.
    private func deadLinks() throws -> [Complaint] {
        let root = facts.repository.root
        let texts = root.appending(path: "Steps").subpaths.filter { $0.hasSuffix(".md") }.sorted().map { "Steps/\($0)" }
        let link = /\]\(([^)#\s]+)[^)]*\)/
        return try (["README.md"] + texts).flatMap { file in
            // Most lines have no link, and a regular expression is slow.
            zip(1..., try facts.repository.text(at: file).lines).filter { $1.contains("](") }.flatMap { number, line in
                line.matches(of: link).map { String($0.1) }
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
