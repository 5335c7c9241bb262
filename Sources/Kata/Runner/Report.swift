import Foundation
import Structure

/// A check in words, for a terminal.
struct Report {
    private let check: Check
    private let style: Style
    private let limit: Int

    /// - Parameter limit: How many red laws, rules or errors are told of, each.
    init(_ check: Check, style: Style, limit: Int = 5) {
        (self.check, self.style, self.limit) = (check, style, limit)
    }

    /// The report, line by line.
    var lines: [String] {
        if let laws = check.laws { return behaviour(laws) + structure + [""] + verdict }
        return errors + [""] + verdict
    }

    private var errors: [String] {
        let failures = check.build.failures
        return [style.red("✗ build") + "      \(failures.count) \(failures.count == 1 ? "error" : "errors")"]
            + failures.prefix(limit).flatMap { ["  \(style.bold("\($0.file):\($0.line)"))", "    \($0.message)"] }
            + more(failures.count)
    }

    private func behaviour(_ laws: LawRuns) -> [String] {
        guard !laws.failures.isEmpty else {
            return [style.green("● behaviour") + "  green: \(laws.count) runs of the laws"]
        }
        return [style.red("○ behaviour") + "  red: \(laws.failures.count) of \(laws.count) runs of the laws"]
            + laws.failures.prefix(limit).flatMap { failure in
                ["  \(style.bold(failure.law))", "    \(failure.sentence)", "    Instead: \(failure.instead)"]
            } + more(laws.failures.count)
    }

    private var structure: [String] {
        let findings = check.findings
        guard !findings.isEmpty else {
            return [style.green("● structure") + "  green: built as \(check.exercise.solution.title) asks"]
        }
        let groups = FindingGroup.groups(of: findings)
        return [style.red("○ structure") + "  red: \(findings.count) \(findings.count == 1 ? "finding" : "findings")"]
            + groups.prefix(limit).flatMap { ["  \(style.bold($0.place))", "    \($0.sentence) (\($0.rule))"] }
            + more(groups.count) + ["  Why: \(reason)"]
    }

    /// Where it is told: the text of the solution, or, where the exercise stays in its step, the task.
    private var reason: String {
        let exercise = check.exercise
        return exercise.start == exercise.solution ? "TASK.md" : exercise.solution.text
    }

    private func more(_ count: Int) -> [String] {
        count > limit ? ["  and \(count - limit) more"] : []
    }

    private var verdict: [String] {
        let word = check.verdict.rawValue
        return [
            style.bold(check.verdict == .done ? style.green(word) : style.yellow(word)) + ". \(check.verdict.sentence)"
        ]
    }
}
