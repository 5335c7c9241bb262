import Foundation

/// The path through one exercise, and its score; `kata replay --help` defines each number.
struct Session: Sendable {
    let exercise: Int
    let checks: [SessionEntry]
    /// The seconds from each check to the next: 0 for a break, for a clock that was set back, and for the last check.
    let spans: [Int]
    /// The seconds from the first check to each, without breaks.
    let times: [Int]
    /// The checks that follow a break, which is a pause of more than 30 minutes.
    let breaks: Set<Int>

    init(of exercise: Int, in log: SessionLog) {
        (self.exercise, checks) = (exercise, log.entries.filter { $0.exercise == exercise })
        let pauses = zip(checks, checks.dropFirst()).map { $1.at.timeIntervalSince($0.at) }
        spans = pauses.map { (0...1_800).contains($0) ? Int($0) : 0 } + (checks.isEmpty ? [] : [0])
        times = spans.reduce(into: [0]) { $0.append(($0.last ?? 0) + $1) }.dropLast()
        breaks = Set(pauses.indices.filter { pauses[$0] > 1_800 }.map { $0 + 1 })
    }

    /// The checks up to and including the first one that is done.
    var scored: ArraySlice<SessionEntry> {
        checks.prefix((checks.firstIndex { $0.verdict == .done } ?? checks.count) + 1)
    }

    /// The seconds of each red stretch.
    private var redStretches: [Int] {
        zip(scored, spans).split { ![.doesNotBuild, .behaviourRed].contains($0.0.verdict) }
            .map { $0.reduce(0) { $0 + $1.1 } }
    }

    var end: Int { times.last ?? 0 }
    var isDone: Bool { scored.last?.verdict == .done }
    var secondsInRed: Int { redStretches.reduce(0, +) }
    var longestRed: Int { redStretches.max() ?? 0 }
    var largestStep: Int { scored.map(\.changed).max() ?? 0 }
    var strokes: Int { scored.count { $0.changed > 0 } }
    var par: Int? { scored.compactMap(\.of).last }

    /// The strokes against par, in golfers' terms.
    var result: String {
        guard let over = par.map({ strokes - $0 }) else { return "no par: the task names no micro-steps" }
        let result = over == 0 ? "par" : "\(abs(over)) \(over > 0 ? "over" : "under") par"
        return isDone ? result : "\(result) so far"
    }
}

extension Int {
    /// Seconds as minutes and seconds, such as "1:05".
    var clock: String { "\(self / 60):\(self % 60 < 10 ? "0" : "")\(self % 60)" }
}
