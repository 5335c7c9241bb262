import ConsoleUI
import Foundation

extension KataCommand {
    static let advise = KataCommand("advise") { arguments, repository in
        var answers: [String: Int] = [:]
        for question in Advice.questions { answers[question.name] = try question.place(of: arguments[question.name]) }
        let figures = try Figures(repository.text(at: Figures.file))
        for line in try Advice(answers: answers).lines(Change.all(in: repository), figures) { print(line) }
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

extension Advice {
    /// The advice, what says so in the study, and which other answers would change it.
    func lines(_ changes: [Change], _ figures: Figures) -> [String] {
        func costs(isEvidence: Bool) -> [(change: String, lines: [Int])] {
            changes.filter { $0.isWhole && rows.contains($0.name) == isEvidence }.map {
                ($0.title, figures.lines(of: $0).compactMap(\.self))
            }
        }
        func list(_ costs: [(change: String, lines: [Int])]) -> [String] {
            costs.map { "  \($0.change): \($0.lines.map(String.init).joined(separator: ", "))" }
        }
        // They cost over a tenth, and over 5 lines, more than in the step where they're cheapest.
        let against = costs(isEvidence: false).filter { cost in
            let least = cost.lines.min() ?? 0
            return cost.lines[step.number - 1] > least + max(5, least / 10)
        }
        let others = alternatives.map { "  \($0.option) \($0.answer): step \($0.step)" }
        return ["Step \(step.number), \(step.title).", reason, "", "What says so, in changed lines of steps 1 to 4:"]
            + list(costs(isEvidence: true))
            + (against.isEmpty ? [] : ["", "What costs more than it could:"] + list(against))
            + ["", others.isEmpty ? "No single answer would change that." : "What would change that:"] + others
    }
}
