package enum Verdict: String, Codable, Sendable {
    case doesNotBuild = "does not build"
    case notStarted = "not started"
    case notMoved = "green, not moved"
    case behaviourRed = "behaviour red"
    case layersRed = "layers red"
    case overshot = "overshot"
    case done = "done"

    package var sentence: String {
        switch self {
        case .doesNotBuild: "It doesn't compile yet. Fix what's above, then check again."
        case .notStarted: "Nothing has changed yet: read TASK.md, and start."
        case .notMoved: "It behaves as it should, but you've made only part of the move, or none of it."
        case .behaviourRed: "It doesn't behave as it should. Satisfy the laws above before you move anything else."
        case .layersRed: "It behaves as it should, but a layer doesn't do its part. Fix the problems above."
        case .overshot: "It behaves as it should, but more has changed than the task allows."
        case .done: "It behaves as it should, and each layer does on its own what the task asks."
        }
    }
}
