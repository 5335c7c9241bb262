import ExerciseKit
import Foundation

/// A participant's path through one exercise, check by check, and the score. `kata replay --help` defines each number.
struct Replay {
    private struct Check {
        let entry: SessionEntry
        /// The seconds since the first check, excluding breaks.
        let time: Int
        /// The seconds until the next check: 0 if a break follows, if the clock was set back, or if no check follows.
        var span = 0
        /// Whether the check follows a break of more than 30 minutes.
        let isAfterBreak: Bool
        let isRed: Bool

        var isDone: Bool { entry.verdict == .done }
    }

    private let title: String
    private var checks: [Check] = []
    /// The checks up to and including the first one whose result is `done`.
    private let scored: ArraySlice<Check>

    init(of exercise: Int, in log: SessionLog) {
        let known = Exercise.all.first { $0.number == exercise }
        title = "Exercise \(exercise)\(known.map { ", \($0.title)" } ?? "")"
        for entry in log.checks(of: exercise) {
            var time = 0
            var pause = 0.0
            if let last = checks.last {
                pause = entry.at.timeIntervalSince(last.entry.at)
                let span = (0...1_800).contains(pause) ? Int(pause) : 0
                checks[checks.count - 1].span = span
                time = last.time + span
            }
            let isRed = entry.isRed(unless: known?.brokenLaws ?? [])
            checks.append(Check(entry: entry, time: time, isAfterBreak: pause > 1_800, isRed: isRed))
        }
        scored = checks.prefix((checks.firstIndex(where: \.isDone) ?? checks.count) + 1)
    }

    var lines: [Line] { [Line(title, .bold), ""] + path.lines + [""] + score.lines }

    private var path: Table {
        let head = ["time", "behaviour", "layers", "result", "lines", "problems", "step", "note"]
        return Table(head: head, rows: checks.indices.map(row))
    }

    private func row(_ index: Int) -> [String] {
        let check = checks[index]
        let entry = check.entry
        let before = index > 0 ? "\(checks[index - 1].entry.problems.count)" : "–"
        var note = index < scored.count ? "" : "after done"
        if check.isAfterBreak { note = "break" }
        return [
            check.time.clock, Self.mark(entry.isBehaviourGreen), Self.mark(entry.layers), entry.verdict.rawValue,
            "\(entry.changed)", "\(before) → \(entry.problems.count)", entry.part, note,
        ]
    }

    /// Returns the sign for a lamp, which is dark if it's nil.
    private static func mark(_ lamp: Bool?) -> String {
        guard let lamp else { return "–" }
        return lamp ? "●" : "○"
    }

    /// The score: figures about the checks, and, in golf terms, how many steps weren't checked separately.
    var score: Table {
        let redStretches = scored.split(whereSeparator: { !$0.isRed }).map { checks in
            checks.reduce(0) { $0 + $1.span }
        }
        let isDone = scored.last?.isDone == true
        let par = scored.compactMap(\.entry.of).last
        let green = scored.filter { !$0.isRed }
        let ends = green.compactMap { $0.isDone ? par : $0.entry.lastStep }
        let steps = Set(ends.filter { $0 > 0 })
        let over = (steps.max() ?? 0) - steps.count
        var result = over == 0 ? "par" : "\(over) over par"
        if !isDone { result += " so far" }
        return Table(
            head: ["score", isDone ? "up to done" : "not done yet"],
            rows: [
                ["checks", "\(scored.count)"],
                ["time in red", redStretches.reduce(0, +).clock],
                ["longest red stretch", (redStretches.max() ?? 0).clock],
                ["largest step, lines", "\(scored.map(\.entry.changed).max() ?? 0)"],
                ["green steps", "\(steps.count)"],
                ["par", par.map { "\($0)" } ?? "–"],
                ["result", par == nil ? "no par: the task has no steps" : result],
            ])
    }
}

extension SessionEntry {
    /// The step before the next one, or nil if no step is next.
    fileprivate var lastStep: Int? { step.map { $0 - 1 } }
}

extension Int {
    /// Seconds as minutes and seconds, such as "1:05".
    fileprivate var clock: String {
        let seconds = self % 60
        return "\(self / 60):\(seconds < 10 ? "0" : "")\(seconds)"
    }
}
