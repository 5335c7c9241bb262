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
            let lines = section.split(separator: "\n", maxSplits: 1).map {
                $0.trimmingCharacters(in: .whitespacesAndNewlines)
            }
            guard areAnswers == ["An answer", "Where to go next"].contains(lines[0]) else { return [] }
            return [Line(lines[0], .bold)] + lines.dropFirst().joined().paragraphs.map { Line($0) } + [""]
        }
    }

    private var figures: [Line] {
        guard let effort else { return [] }
        let (columns, first) = ([before, effort].compactMap(\.self), exercise.first?.number)
        let titles = [first, exercise.number].compactMap { $0.map { "exercise \($0)" } }
        let rows = zip(0..., Effort.names).map { row, name in
            [name] + columns.map { $0.figures[row] }
        }
        let hint: Line? = first.map {
            "Do exercise \($0) as well to see its figures next to these: swift run kata start \($0)"
        }
        return [Line("Your change", .bold)] + Table(head: [""] + (before == nil ? ["yours"] : titles), rows: rows).lines
            + [before == nil ? hint : nil, ""].compactMap(\.self)
    }
}

extension Workspace {
    func debrief(of exercise: Exercise) throws -> Debrief {
        func effort(of number: Int) -> Effort? {
            try? JSONDecoder().decode(Effort.self, from: Data(contentsOf: store.appending(path: "done/\(number).json")))
        }
        return Debrief(
            exercise: exercise, text: try files(of: exercise).text("DEBRIEF.md"), effort: effort(of: exercise.number),
            before: exercise.first.flatMap { effort(of: $0.number) })
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
