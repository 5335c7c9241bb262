import Foundation

/// The current facts about the steps: everything that a text may quote.
struct Facts: Sendable {
    let repository: Repository
    let sources: [Step: [String: String]]
    let traces: [Step: [String: [String]]]
    let diffs: [Step: StepDiff]
    /// What remains of step 4's diff once its rename is undone.
    let residue: StepDiff

    init(of repository: Repository) throws {
        self.repository = repository
        func all<Value>(_ value: (Step) throws -> Value?) rethrows -> [Step: Value] {
            Dictionary(uniqueKeysWithValues: try Step.all.compactMap { step in try value(step).map { (step, $0) } })
        }
        sources = try all(repository.sources)
        traces = try all(repository.traces)
        diffs = try all { step in try step.previous.map { try StepDiff(from: $0, to: step, in: repository) } }
        residue = try Rename.residue(in: repository)
    }

    /// Returns the hunks that the text of `step` must show. Step 4 shows its rename instead.
    func hunks(of step: Step) -> [Hunk] { step.number < 4 ? diffs[step]?.hunks ?? [] : [] }

    /// Returns the lines of a generated block, or nil if its words name nothing that exists.
    func lines(for words: [String]) -> [String]? {
        func step(_ word: String) -> Step? { Step.all.first { "\($0.number)" == word } }
        return switch (words.first, words.dropFirst().first, words.count) {
        case ("text", "trace", 4): step(words[2]).flatMap { traces[$0]?[words[3]] }
        case ("text", "cost", 3): step(words[2]).map(cost)
        case ("text", "rename", 2): rename
        default: nil
        }
    }

    private func cost(of step: Step) -> [String] {
        let steps = [step.previous, step].compactMap(\.self)
        func row(_ name: String, _ value: (Step) -> String) -> String {
            let cells = steps.map { String(repeating: " ", count: max(0, 11 - value($0).count)) + value($0) }
            return name.padding(toLength: 14, withPad: " ", startingAt: 0) + cells.joined()
        }
        var rows = [
            row("", \.title),
            row("files") { "\(sources[$0, default: [:]].count)" },
            row("lines") { "\(sources[$0, default: [:]].values.map { $0.count { $0 == "\n" } }.reduce(0, +))" },
            row("hops to load") { "\(traces[$0]?["load"]?.count ?? 0)" },
            row("hops to open") { "\(traces[$0]?["open"]?.count ?? 0)" },
        ]
        if let diff = diffs[step], step.number < 4 {
            let (lines, hunks, files) = (diff.changedLineCount, diff.hunks.count, diff.files.count)
            rows.append("changed lines: \(lines), in \(hunks) hunks of \(files) files")
        }
        return rows
    }

    private var rename: [String] {
        let files = sources[Step.all[2], default: [:]]
        let counts = Rename.words.map { old, new in
            let places = files.values.map { $0.ranges(of: old).count }
            return "\(old) → \(new): \(places.reduce(0, +)) places in \(places.count { $0 > 0 }) files"
        }
        let names = files.keys.filter { Rename.applied(to: $0) != $0 }.sorted()
        let rest = residue.hunks.isEmpty ? "nothing" : "\(residue.changedLineCount) lines in \(residue.files)"
        return counts + names.map { "\($0) → \(Rename.applied(to: $0))" } + ["what else differs: \(rest)"]
    }
}
