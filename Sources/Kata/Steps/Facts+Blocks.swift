import Foundation

extension Facts {
    /// What a generated block must hold, or nil where its words ask for nothing that there is.
    func lines(for words: [String]) -> [String]? {
        switch (words.first, words.dropFirst().first, words.count) {
        case ("text", "trace", 4): step(words[2]).flatMap { traces[$0]?[words[3]] }
        case ("text", "cost", 3): step(words[2]).map(cost)
        case ("text", "rename", 2): rename
        default: nil
        }
    }

    private func step(_ word: String) -> Step? {
        Step.all.first { "\($0.number)" == word }
    }

    private func cost(of step: Step) -> [String] {
        let steps = [step.previous, step].compactMap(\.self)
        func row(_ name: String, _ value: (Step) -> String) -> String {
            let cells = steps.map { value($0).leftPadded(to: 11) }.joined()
            return name.padding(toLength: 14, withPad: " ", startingAt: 0) + cells
        }
        var rows = [
            row("", \.title),
            row("files") { "\(sources[$0, default: [:]].count)" },
            row("lines") { step in "\(lineCount(of: step))" },
            row("hops to load") { "\(traces[$0]?["load"]?.count ?? 0)" },
            row("hops to open") { "\(traces[$0]?["open"]?.count ?? 0)" },
        ]
        if let diff = diffs[step], step.number < 4 {
            let (lines, hunks, files) = (diff.changedLineCount, diff.hunks.count, diff.files.count)
            rows.append("changed lines: \(lines), in \(hunks) hunks of \(files) files")
        }
        return rows
    }

    private func lineCount(of step: Step) -> Int {
        sources[step, default: [:]].values.map { $0.count { $0 == "\n" } }.reduce(0, +)
    }

    private var rename: [String] {
        let files = sources[Step.all[2], default: [:]]
        let counts = Rename.words.map { old, new in
            let places = files.values.map { $0.ranges(of: old).count }
            return "\(old) → \(new): \(places.reduce(0, +)) places in \(places.count { $0 > 0 }) files"
        }
        let names = files.keys.filter { Rename.applied(to: $0) != $0 }.sorted().map {
            "\($0) → \(Rename.applied(to: $0))"
        }
        let rest = residue.hunks.isEmpty ? "nothing" : "\(residue.changedLineCount) lines in \(residue.files)"
        return counts + names + ["what else differs: \(rest)"]
    }
}

extension String {
    fileprivate func leftPadded(to width: Int) -> String {
        String(repeating: " ", count: max(0, width - count)) + self
    }
}
