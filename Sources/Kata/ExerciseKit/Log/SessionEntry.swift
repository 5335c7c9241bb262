package import Foundation

/// The result of one check: a line of the session log, whose fields `kata room --help` explains.
package struct SessionEntry: Codable, Sendable, Equatable {
    package let at: Date
    package let changed: Int
    package let exercise: Int
    /// Whether the layers lamp is green, or nil if it's dark or the exercise has none.
    package var layers: Bool?
    package var of: Int?
    package let problems: [String]
    let red: Int
    let seconds: Double
    package var step: Int?
    package let verdict: Verdict

    /// Whether the behaviour lamp is green, or nil if it's dark.
    package var isBehaviourGreen: Bool? { verdict == .doesNotBuild ? nil : red == 0 }

    /// Whether the copy doesn't build, or breaks a law that isn't in `broken`.
    package func isRed(unless broken: [String]) -> Bool {
        let laws = verdict == .behaviourRed ? problems.filter(Self.isName) : []
        return verdict == .doesNotBuild || !Set(laws).isSubset(of: broken)
    }

    /// Whether a problem is the name of a law.
    private static func isName(_ problem: String) -> Bool {
        problem.wholeMatch(of: /[a-z0-9-]+/) != nil
    }

    /// Returns the check, with its time counted from `start`. The problems are reduced to the names of laws and rules,
    /// because a problem can contain compiler errors, file names, or the names of the participant's own tests.
    func anonymous(since start: Date) -> SessionEntry {
        let names = problems.compactMap { problem in
            problem.prefixMatch(of: /([a-z0-9-]+)( |$)/).map { String($0.1) }
        }
        return SessionEntry(
            at: Date(timeIntervalSince1970: at.timeIntervalSince(start)),
            changed: changed,
            exercise: exercise,
            layers: layers,
            of: of,
            problems: Set(names).sorted(),
            red: red,
            seconds: seconds,
            step: step,
            verdict: verdict)
    }

    /// The part of the task to do next, such as "2/5", or "–" if there is none.
    package var part: String {
        guard let step else { return "–" }
        return "\(step)/\(of ?? step)"
    }

    /// Whether the numbers are plausible. A participant's log can contain anything.
    var isPlausible: Bool {
        [changed, red, exercise, of ?? 0, step ?? 0].allSatisfy((0..<1_000_000).contains)
    }
}
