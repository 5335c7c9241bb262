package import Foundation

extension SessionEntry {
    package init(_ check: Check, changed: Int, seconds: Double, at date: Date = .now) {
        self.init(
            at: date,
            changed: changed,
            exercise: check.exercise.number,
            layers: check.layers.map { $0.isGreen && $0.toDo.isEmpty },
            of: check.parts.isEmpty ? nil : check.parts.count,
            problems: check.problems,
            red: check.laws?.failures.count ?? 0,
            seconds: (seconds * 10).rounded() / 10,
            step: check.part.map { $0 + 1 },
            verdict: check.verdict)
    }
}
