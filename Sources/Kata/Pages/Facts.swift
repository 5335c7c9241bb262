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

    /// Returns the lines that a generated block shows, or nil if there is no such block.
    func lines(for content: StepText.Fence.Content) throws -> [String]? {
        switch content {
        case .trace(let name, let part): step(named: name).flatMap { traces[$0]?[part] }
        case .cost(let name): step(named: name).map(cost)
        case .rename: try rename()
        case .diff, .excerpt, .listing, .unknown: nil
        }
    }

    private func step(named name: String) -> Step? { Step.both.first { $0.name == name } }

    private func cost(of step: Step) -> [String] {
        let steps = [step.previous, step].compactMap(\.self)
        func row(_ name: String, _ value: (Step) -> String) -> String {
            let cells = steps.map(value).map { cell in
                String(repeating: " ", count: max(0, 11 - cell.count)) + cell
            }
            return name.padding(toLength: 14, withPad: " ", startingAt: 0) + cells.joined()
        }
        var rows = [
            row("", \.title),
            row("files") { "\(sources[$0, default: [:]].count)" },
            row("lines") { "\(lineCount(of: $0))" },
            row("calls to load") { "\(traces[$0]?["load"]?.count ?? 0)" },
            row("calls to open") { "\(traces[$0]?["open"]?.count ?? 0)" },
        ]
        if let diff = diffs[step] {
            let place = "\(diff.hunks.count) hunks of \(diff.files.count) files"
            rows.append("changed lines: \(diff.changedLineCount), in \(place)")
        }
        return rows
    }

    private func lineCount(of step: Step) -> Int {
        sources[step, default: [:]].values.joined().count { $0 == "\n" }
    }

    private func rename() throws -> [String] {
        let files = sources[Step.router, default: [:]]
        let counts = Rename.words.map { old, new in
            let places = files.values.map { $0.ranges(of: old).count }.filter { $0 > 0 }
            return "\(old) → \(new): \(places.reduce(0, +)) places in \(places.count) files"
        }
        let names = files.keys.filter { Rename.applied(to: $0) != $0 }.sorted()
        let renames = names.map { "\($0) → \(Rename.applied(to: $0))" }
        let residue = try Rename.residue(in: repository)
        let rest = residue.hunks.isEmpty ? "nothing" : "\(residue.changedLineCount) lines in \(residue.files)"
        return counts + renames + ["what else differs: \(rest)"]
    }
}
