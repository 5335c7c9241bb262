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
        let isBreak, isRed: Bool

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
            let pause = checks.last.map { entry.at.timeIntervalSince($0.entry.at) } ?? 0
            let span = (0...1_800).contains(pause) ? Int(pause) : 0
            if !checks.isEmpty { checks[checks.count - 1].span = span }
            let (time, isRed) = ((checks.last?.time ?? 0) + span, entry.isRed(unless: known?.brokenLaws ?? []))
            checks.append(Check(entry: entry, time: time, isBreak: pause > 1_800, isRed: isRed))
        }
        scored = checks.prefix((checks.firstIndex(where: \.isDone) ?? checks.count) + 1)
    }

    var lines: [Line] { [Line(title, .bold), ""] + path.lines + [""] + score.lines }

    private var path: Table {
        let counts = ["–"] + checks.map { "\($0.entry.problems.count)" }
        let rows = checks.enumerated().map { index, check in
            let (entry, lamps) = (check.entry, check.entry.lamps.map { $0.map { $0 ? "●" : "○" } ?? "–" })
            return [check.time.clock] + lamps + [
                entry.verdict.rawValue, "\(entry.changed)", "\(counts[index]) → \(counts[index + 1])", entry.microStep,
                check.isBreak ? "break" : index < scored.count ? "" : "after done",
            ]
        }
        return Table(
            head: ["time", "behaviour", "layers", "result", "lines", "problems", "step", "note"], rows: rows)
    }

    /// The score: figures about the checks, and, in golf terms, how many steps weren't checked separately.
    var score: Table {
        let red = scored.split { !$0.isRed }.map { $0.reduce(0) { $0 + $1.span } }
        let (par, isDone) = (scored.compactMap(\.entry.of).last, scored.last?.isDone == true)
        let ends = scored.filter { !$0.isRed }.compactMap { $0.isDone ? par : $0.entry.step.map { $0 - 1 } }
        let steps = Set(ends.filter { $0 > 0 })
        let over = (steps.max() ?? 0) - steps.count
        let result = (over == 0 ? "par" : "\(over) over par") + (isDone ? "" : " so far")
        return Table(
            head: ["score", isDone ? "up to done" : "not done yet"],
            rows: [
                ["checks", "\(scored.count)"], ["time in red", red.reduce(0, +).clock],
                ["longest red stretch", (red.max() ?? 0).clock],
                ["largest step, lines", "\(scored.map(\.entry.changed).max() ?? 0)"],
                ["green steps", "\(steps.count)"], ["par", par.map { "\($0)" } ?? "–"],
                ["result", par == nil ? "no par: the task has no steps" : result],
            ])
    }
}

extension Int {
    /// Seconds as minutes and seconds, such as "1:05".
    fileprivate var clock: String { "\(self / 60):\(self % 60 < 10 ? "0" : "")\(self % 60)" }
}
