import Structure

/// A check as it is shown in a terminal.
struct Report {
    private let check: Check
    private let limit: Int

    /// - Parameter limit: How many broken laws, findings or errors are shown, each.
    init(_ check: Check, limit: Int = 5) { (self.check, self.limit) = (check, limit) }

    var lines: [Line] {
        let verdict = check.verdict
        let last = Line(verdict.rawValue, verdict == .done ? .boldGreen : .boldYellow) + ". \(verdict.sentence)"
        let lamps = check.laws.map { behaviour($0) + structure } ?? errors
        return lamps + ["", last]
    }

    private var errors: [Line] {
        let failures = check.build.failures
        return [Line("✗ build", .red) + "      \(failures.count) \(failures.count == 1 ? "error" : "errors")"]
            + shown(failures) { failure in
                ["  " + Line("\(failure.file):\(failure.line):\(failure.column)", .bold), "    \(failure.message)"]
                    + failure.details.map { "      \($0)" }
            }
    }

    private func behaviour(_ laws: LawRuns) -> [Line] {
        guard !laws.failures.isEmpty else {
            return [Line("● behaviour", .green) + "  green: \(laws.count) runs of the laws"]
        }
        return [Line("○ behaviour", .red) + "  red: \(laws.failures.count) of \(laws.count) runs of the laws"]
            + shown(laws.failures) {
                ["  " + Line($0.law, .bold), "    \($0.sentence)", "    Instead: \($0.instead)"]
            }
    }

    private var structure: [Line] {
        let findings = check.findings
        let caveat = check.remarks.map { "  \($0)" as Line }
        guard !findings.isEmpty else {
            return [Line("● structure", .green) + "  green: built as \(check.exercise.solution.title) asks"] + caveat
        }
        return [Line("○ structure", .red) + "  red: \(findings.count) \(findings.count == 1 ? "finding" : "findings")"]
            + caveat
            + shown(Self.groups(of: findings)) {
                ["  " + Line($0.place, .bold), "    \($0.sentence) (\($0.rule))"]
            } + ["  Why: TASK.md"]
    }

    private func shown<Item>(_ items: [Item], _ lines: (Item) -> [Line]) -> [Line] {
        items.prefix(limit).flatMap(lines) + (items.count > limit ? ["  and \(items.count - limit) more"] : [])
    }

    /// Groups what is said of a file in the same words: first what is wrong, then what is missing as a whole, then what is
    /// still to be moved, line by line.
    private static func groups(of findings: [Finding]) -> [(place: String, sentence: String, rule: String)] {
        let order: (Finding) -> Int = { $0.kind != .missing ? 0 : $0.line == nil ? 1 : 2 }
        var keys: [[String]] = []
        var lines: [[String]: [Int]] = [:]
        for rank in 0...2 {
            for finding in findings where order(finding) == rank {
                let key = [finding.file, finding.rule, finding.sentence]
                if !keys.contains(key) { keys.append(key) }
                lines[key, default: []] += finding.line.map { [$0] } ?? []
            }
        }
        return keys.map { key in
            let lines = lines[key, default: []].map(String.init).joined(separator: ",")
            return (lines.isEmpty ? key[0] : "\(key[0]):\(lines)", key[2], key[1])
        }
    }
}
