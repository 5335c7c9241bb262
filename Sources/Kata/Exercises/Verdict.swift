import Structure

enum Verdict: String, Codable, Sendable {
    case doesNotBuild = "does not build"
    case notStarted = "not started"
    case notMoved = "green, not moved"
    case behaviourRed = "behaviour red"
    case notJudged = "not judged"
    case structureRed = "structure red"
    case overshot = "overshot"
    case done = "done"

    /// - Parameter behaves: Whether the behaviour lamp is green.
    init(behaves: Bool, findings: [Finding]) {
        let verdicts: KeyValuePairs<Finding.Kind, Verdict> = [
            .notJudged: .notJudged, .violation: .structureRed, .overshot: .overshot, .missing: .notMoved,
        ]
        let worst = verdicts.first { kind, _ in findings.contains { $0.kind == kind } }?.value
        self = behaves ? worst ?? .done : .behaviourRed
    }

    var sentence: String {
        switch self {
        case .doesNotBuild: "It doesn't compile yet. Fix what's above, then check again."
        case .notStarted: "Nothing has changed yet: read TASK.md, and start."
        case .notMoved: "It behaves as it should, but you've made only part of the move, or none of it."
        case .behaviourRed: "It doesn't behave as it should. Satisfy the laws above before you move anything else."
        case .notJudged: "It behaves as it should, but its structure wasn't judged. Fix what's above, then check again."
        case .structureRed: "It behaves as it should, but isn't built as the task asks. Fix the problems above."
        case .overshot: "It behaves as it should, but goes further than the task asks."
        case .done: "It behaves as it should, and it's built as the task asks."
        }
    }
}
