import Structure

/// What a check comes to.
enum Verdict: String, Sendable {
    case doesNotBuild = "does not build"
    /// It behaves, and the refactoring is not made yet.
    case notMoved = "green, not moved"
    /// Something was moved, and broke.
    case movedBroken = "moved, broken"
    /// A later move is made already, or something was changed that should stay.
    case overshot = "overshot"
    /// It behaves, and it is built as the exercise asks.
    case done = "done"

    /// Judges by both lamps.
    /// - Parameters:
    ///   - behaves: Whether the behaviour lamp is green.
    ///   - findings: What the structure lamp shows.
    init(behaves: Bool, findings: [Finding]) {
        let kinds = Set(findings.map(\.kind))
        self =
            if !behaves || kinds.contains(.violation) {
                .movedBroken
            } else if kinds.contains(.overshot) {
                .overshot
            } else if kinds.contains(.missing) {
                .notMoved
            } else {
                .done
            }
    }

    /// What it means, in a sentence for a person.
    var sentence: String {
        switch self {
        case .doesNotBuild: "The compiler does not accept it yet. Mend its first error first."
        case .notMoved: "It behaves as it should, and the move is not made yet, or not all of it."
        case .movedBroken: "Something on the way broke. Mend that before you go on."
        case .overshot: "It behaves as it should, and went further than was asked."
        case .done: "It behaves as it should, and it is built as the exercise asks."
        }
    }
}
