import ExerciseKit
import Foundation

/// The current facts about the steps, for texts to quote.
struct Facts: Sendable {
    let repository: Repository
    let sources: [Step: [String: String]]
    let traces: [Step: [String: [String]]]
    /// The diffs that lead to steps 2 and 3. Step 4's text shows the rename instead.
    let diffs: [Step: StepDiff]

    init(of repository: Repository) throws {
        self.repository = repository
        sources = try Step.both.reduce(into: [:]) { $0[$1] = try repository.sources(of: $1) }
        traces = try Step.both.reduce(into: [:]) { $0[$1] = try repository.traces(of: $1) }
        diffs = try [Step.presenter, .router].reduce(into: [:]) { diffs, step in
            diffs[step] = try step.previous.map { try StepDiff(from: $0, to: step, in: repository) }
        }
    }

    /// Returns the lines of the generated block identified by `words`, or nil if there is no such block.
    func lines(for words: [String]) throws -> [String]? {
        func step(_ word: String) -> Step? { Step.both.first { $0.name == word } }
        return switch (words.first, words.dropFirst().first, words.count) {
        case ("text", "trace", 4): step(words[2]).flatMap { traces[$0]?[words[3]] }
        case ("text", "cost", 3): step(words[2]).map(cost)
        case ("text", "rename", 2): try rename()
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
            row("", \.title), row("files") { "\(sources[$0, default: [:]].count)" },
            row("lines") { "\(sources[$0, default: [:]].values.map { $0.count { $0 == "\n" } }.reduce(0, +))" },
            row("calls to load") { "\(traces[$0]?["load"]?.count ?? 0)" },
            row("calls to open") { "\(traces[$0]?["open"]?.count ?? 0)" },
        ]
        if let diff = diffs[step] {
            let (lines, hunks, files) = (diff.changedLineCount, diff.hunks.count, diff.files.count)
            rows.append("changed lines: \(lines), in \(hunks) hunks of \(files) files")
        }
        return rows
    }

    private func rename() throws -> [String] {
        let files = sources[Step.router, default: [:]]
        let counts = Rename.words.map { old, new in
            let places = files.values.map { $0.ranges(of: old).count }
            return "\(old) → \(new): \(places.reduce(0, +)) places in \(places.count { $0 > 0 }) files"
        }
        let names = files.keys.filter { Rename.applied(to: $0) != $0 }.sorted()
        let residue = try Rename.residue(in: repository)
        let rest = residue.hunks.isEmpty ? "nothing" : "\(residue.changedLineCount) lines in \(residue.files)"
        return counts + names.map { "\($0) → \(Rename.applied(to: $0))" } + ["what else differs: \(rest)"]
    }
}
