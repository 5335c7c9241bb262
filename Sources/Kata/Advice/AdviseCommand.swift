import ConsoleProgram
import ConsoleUI
import Foundation

extension KataCommand {
    static let advise = KataCommand(
        "advise", for: .readers,
        "find out which step suits your project, and what it would cost",
        options: Advice.questions.map { Option($0.name, "A", $0.text) },
        discussion: """
            Asks five questions, or takes the answers from the options. Shows which version in
            Steps/evidence.md suits your project, and what it costs up front. Also shows how many
            lines the changes you can expect would take in each version, and which answers, changed
            one at a time, would lead to a different version. If the line counts leave the choice
            open, the advice says so.

            Exit status: 0; 64 if an answer isn't listed, or if one is missing and there's no
            terminal to ask for it.
            """
    ) { arguments, repository in
        var answers: [String: String] = [:]
        for question in Advice.questions {
            let option = Option(question.name, "A", question.text)
            answers[question.name] = try question.answer(arguments[option])
        }
        let advice = Advice(answers, figures: try Figures(repository.text(at: Figures.file)))
        for line in advice.lines(try Change.all(in: repository)) { print(line) }
        return 0
    }
}

extension Advice.Entry {
    /// Returns `word` if it's among the answers. If no word was given, asks the user at the terminal.
    /// - Throws: A ``UsageError`` if `word` isn't an answer, or if there's neither a word nor input from a terminal.
    fileprivate func answer(_ word: String?) throws -> String {
        let usage = "'\(name)' takes \(words.dropLast().joined(separator: ", ")) or \(words.last ?? "")"
        if let word, words.contains(word) { return word }
        if let word { throw UsageError("\(usage), not '\(word)'.") }
        guard isatty(STDIN_FILENO) == 1 else { throw UsageError("\(usage); without a terminal, give all options.") }
        while true {
            try FileHandle.standardError.write("\(text)\n  \(words.joined(separator: " / ")): ")
            guard let line = readLine() else { throw UsageError("\(usage).") }
            let word = line.trimmingCharacters(in: .whitespaces)
            if words.contains(word) { return word }
            try FileHandle.standardError.write("\(usage), not '\(word.terminalSafe)'.\n")
        }
    }
}

extension Advice {
    /// Returns the recommendation, the figures behind it, and the answers that would change it.
    func lines(_ all: [Change]) -> [String] {
        let named = all.filter { changes.contains($0.name) }.map { ($0.title, Self.cells(of: $0.name, in: figures)) }
        let rows = [("up front", price)] + named + (named.isEmpty ? [] : [("together", total)])
        func row(_ title: String, _ cells: [String]) -> String {
            title.padding(toLength: 40, withPad: " ", startingAt: 0)
                + cells.map { String(repeating: " ", count: max(1, 10 - $0.count)) + $0 }.joined()
        }
        let others = alternatives.map { "  \($0.option) \($0.answer): \($0.column.title)" }
        let matter =
            isOpen
            ? "Line counts don't decide it: all versions that allow these tests come within a tenth of each other."
            : "No version that allows these tests takes fewer lines than this one by more than a tenth."
        return [sentence, matter, "", row("Lines that you would write", Column.all.map(\.name))]
            + rows.map { row($0, $1.map(String.init)) }
            + ["", others.isEmpty ? "No single answer would change that." : "Answers that would change that:"] + others
    }
}
