import ExerciseKit
import Foundation

/// All texts in `Steps/`, and everything else that quotes the steps.
struct Texts {
    static let remedy = "run 'swift run kata dev steps --write'"

    let facts: Facts
    let maps: [Step: StepMap]
    private var root: URL { facts.repository.root }

    init(facts: Facts) {
        self.facts = facts
        maps = facts.traces.mapValues { parts in
            StepMap(of: ["load", "open"].flatMap { parts[$0] ?? [] })
        }
    }

    /// Returns a sentence for each thing to fix: the file, the line if there is one, the problem and the remedy.
    func complaints() throws -> [String] {
        let words = try quotedWords()
        let pictures = try pictures().keys.sorted().map {
            "\($0) does not show the steps as they are now: \(Self.remedy)."
        }
        let quotes = words.outdated.keys.sorted().map {
            "\($0) quotes names or messages that the steps no longer have: \(Self.remedy)."
        }
        let pages = try pages().flatMap(\.complaints)
        return try pages + pictures + drawingComplaints() + quotes + words.unclear
    }

    /// Updates the generated parts of each text and picture, and the quotations of private names and messages.
    /// - Returns: The files that were written.
    func write() throws -> [String] {
        var files = try quotedWords().outdated
        // Writes these first, because the pages, read again below, may quote an updated message.
        try root.write(files)
        for page in try pages() where try page.updated.text != facts.repository.text(at: page.file) {
            files[page.file] = page.updated.text
        }
        try files.merge(pictures()) { $1 }
        try root.write(files)
        return files.keys.sorted()
    }

    func quotedWords() throws -> QuotedWords {
        try QuotedWords(in: facts.sources, of: facts.repository)
    }

    /// Returns the texts of the steps, and the other pages that quote the sources.
    private func pages() throws -> [StepsPage] {
        var hunks = Dictionary(uniqueKeysWithValues: Step.all.map { ($0.text, facts.diffs[$0]?.hunks ?? []) })
        let twinsPage = "Steps/observation.md"
        hunks[twinsPage] = try twinsHunks()
        let names = root.appending(path: "Steps").names + ["0-mvc/README.md"]
        let others = names.filter { $0.hasSuffix(".md") }.sorted().map { "Steps/\($0)" }
        return try (Step.both.map(\.text) + others).map { file in
            try StepsPage(file, hunks: hunks[file], isExcerpt: file == twinsPage, facts: facts)
        }
    }

    /// Returns the hunks of the diff from step 4 to its twin on Observation.
    private func twinsHunks() throws -> [Hunk] {
        let step = Step.interactor
        let twin = try root.appending(path: "Sources/TopMovies/Observation").swiftFiles()
        let sources = facts.sources[step, default: [:]]
        return try StepDiff(Comparison((step.folder, sources), ("Observation", twin))).hunks
    }
}
