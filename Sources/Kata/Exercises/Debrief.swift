import Foundation

/// The debrief of an exercise: what it was good for, in prose and in the participant's own figures.
struct Debrief: Sendable {
    let exercise: Exercise
    /// The sections of `DEBRIEF.md`: a heading, and a paragraph.
    private let sections: [(heading: String, text: String)]
    private let effort: Effort?
    /// The same change without the new layer: its exercise, and the figures if it was done.
    private let before: (exercise: Exercise, effort: Effort?)?

    /// - Parameter text: What `DEBRIEF.md` says.
    init(of exercise: Exercise, text: String, effort: Effort?, before: Effort? = nil) {
        (self.exercise, self.effort) = (exercise, effort)
        self.before = Exercise.all.first { $0.number == exercise.repeats }.map { ($0, before) }
        sections = text.split(separator: "\n## ").dropFirst().map { section in
            let lines = section.split(separator: "\n", maxSplits: 1)
            return (String(lines[0]), lines.dropFirst().joined().trimmingCharacters(in: .whitespacesAndNewlines))
        }
    }

    /// Everything but the answer.
    var lines: [Line] { figures + sections.filter { !isAnswer($0) }.flatMap(Self.lines) }

    /// The answer to the question, and what comes after it.
    var answer: [Line] { sections.filter(isAnswer).flatMap(Self.lines) }

    private func isAnswer(_ section: (heading: String, text: String)) -> Bool {
        section.heading == "An answer" || section.heading == "Where to go next"
    }

    private static func lines(of section: (heading: String, text: String)) -> [Line] {
        [Line(section.heading, .bold)] + section.text.paragraphs.map { Line($0) } + [""]
    }

    private var figures: [Line] {
        guard let effort else { return [] }
        let columns = (before?.effort).map { [$0, effort] } ?? [effort]
        let titles = before.flatMap { pair in
            pair.effort.map { _ in ["exercise \(pair.exercise.number)", "exercise \(exercise.number)"] }
        }
        let rows = effort.rows.indices.map { row in
            [effort.rows[row].name] + columns.map { $0.rows[row].figure }
        }
        let missing = before.flatMap { $0.effort == nil ? $0.exercise.number : nil }.map {
            ["Do exercise \($0) as well, and its figures appear beside these: swift run kata start \($0)"] as [Line]
        }
        return [Line("Your change", .bold)] + Table(head: [""] + (titles ?? ["yours"]), rows: rows).lines
            + (missing ?? []) + [""]
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
