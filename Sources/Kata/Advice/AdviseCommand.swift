import ConsoleUI
import Foundation

extension KataCommand {
    static let advise = KataCommand("advise") { arguments, repository in
        var answers: [String: Int] = [:]
        for question in Advice.questions { answers[question.name] = try question.place(of: arguments[question.name]) }
        let figures = try Figures(repository.text(at: Figures.file))
        let report = try AdviceReport(Advice(answers: answers), changes: Change.all(in: repository), figures: figures)
        let lines = arguments.has("--json") ? [try SessionLog.json(of: report)] : report.lines
        for line in lines { print(line) }
        return 0
    }
}

extension Advice.Entry {
    /// The index of a word among the answers. Without one, asks at the terminal.
    /// - Throws: A ``UsageError`` if it isn't an answer, or if there is no terminal to ask at.
    fileprivate func place(of word: String?) throws -> Int {
        let usage = "'\(name)' takes \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")"
        if let word {
            guard let place = words.firstIndex(of: word) else { throw UsageError("\(usage), not '\(word)'.") }
            return place
        }
        guard isatty(STDIN_FILENO) == 1 else { throw UsageError("\(usage); without a terminal, give all options.") }
        while true {
            try FileHandle.standardError.write("\(text)\n  \(words.joined(separator: " / ")): ")
            guard let word = readLine() else { throw UsageError("\(usage).") }
            if let place = words.firstIndex(of: word.trimmingCharacters(in: .whitespaces)) { return place }
        }
    }
}

struct AdviceReport: Encodable {
    private let step: Int
    private let name, reason: String
    private let evidence: [Row]
    /// The other changes that cost over a tenth, and over 5 lines, more than in the step where they're cheapest.
    private let against: [Row]
    private let otherwise: [Advice.Alternative]

    private struct Row: Encodable {
        let change: String
        /// The changed lines, from step 1 to step 4.
        let lines: [Int]
    }

    init(_ advice: Advice, changes: [Change], figures: Figures) {
        (step, name, reason) = (advice.step.number, advice.step.title, advice.reason)
        func rows(isEvidence: Bool) -> [Row] {
            changes.filter { $0.isWhole && advice.rows.contains($0.name) == isEvidence }.map {
                Row(change: $0.title, lines: figures.lines(of: $0).compactMap(\.self))
            }
        }
        evidence = rows(isEvidence: true)
        against = rows(isEvidence: false).filter { row in
            let least = row.lines.min() ?? 0
            return row.lines[advice.step.number - 1] > least + max(5, least / 10)
        }
        otherwise = advice.alternatives
    }

    var lines: [String] {
        func list(_ rows: [Row]) -> [String] {
            rows.map { "  \($0.change): \($0.lines.map(String.init).joined(separator: ", "))" }
        }
        return ["Step \(step), \(name).", reason, "", "What says so, in changed lines of steps 1 to 4:"]
            + list(evidence) + (against.isEmpty ? [] : ["", "What costs more than it could:"] + list(against))
            + ["", otherwise.isEmpty ? "No single answer would change that." : "What would change that:"]
            + otherwise.map { "  \($0.option) \($0.answer): step \($0.step)" }
    }
}
