import ExerciseKit
import Foundation

/// The debrief of an exercise: the benefits and cost of the move, in prose and in the participant's own figures.
struct Debrief: Sendable {
    let exercise: Exercise
    let text: String
    let effort: Effort?
    /// The effort of the same change without the new layer, if the participant has completed that exercise.
    var before: Effort?

    var lines: [Line] { figures + sections(areAnswers: false) }

    /// The answer to the debrief's question, and the text after the answer.
    var answer: [Line] { sections(areAnswers: true) }

    private func sections(areAnswers: Bool) -> [Line] {
        text.split(separator: "\n## ").dropFirst().flatMap { section -> [Line] in
            let lines = section.lines
            let title = lines[0].trimmingCharacters(in: .whitespaces)
            guard areAnswers == ["An answer", "Where to go next"].contains(title) else { return [] }
            let body = lines.dropFirst().joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
            return [Line(title, .bold)] + body.paragraphs.map { Line($0) } + [""]
        }
    }

    private var figures: [Line] {
        guard let effort else { return [] }
        let columns = [before, effort].compactMap(\.self)
        let rows = Effort.names.enumerated().map { row, name in
            [name] + columns.map { $0.figures[row] }
        }
        var titles = ["yours"]
        var hint: [Line] = []
        if let first = exercise.first?.number {
            if before == nil {
                hint = ["Do exercise \(first) as well to see its figures next to these: swift run kata start \(first)"]
            } else {
                titles = ["exercise \(first)", "exercise \(exercise.number)"]
            }
        }
        let table = Table(head: [""] + titles, rows: rows)
        return [Line("Your change", .bold)] + table.lines + hint + [""]
    }
}

extension Workspace {
    func debrief(of exercise: Exercise) throws -> Debrief {
        func effort(of exercise: Exercise) -> Effort? {
            let file = state.appending(path: "done/\(exercise.number).json")
            return try? JSONDecoder().decode(Effort.self, from: Data(contentsOf: file))
        }
        return Debrief(
            exercise: exercise,
            text: try files(of: exercise).text("DEBRIEF.md"),
            effort: effort(of: exercise),
            before: exercise.first.flatMap(effort))
    }
}

extension String {
    /// The paragraphs, lists and blocks of a Markdown text, each paragraph as one line.
    var paragraphs: [String] {
        var isCode = false
        return lines.reduce(into: [String]()) { result, line in
            let isFence = line.hasPrefix("```")
            if isFence { isCode.toggle() }
            let isNew = line.isEmpty || isFence || isCode || line.prefixMatch(of: /([-#>]|\d+\.)\s/) != nil
            if !isNew, let last = result.last, !last.isEmpty, !last.hasPrefix("```"), !last.hasPrefix("#") {
                result[result.count - 1] = last + " " + line.trimmingCharacters(in: .whitespaces)
            } else {
                result.append(line)
            }
        }
    }
}
