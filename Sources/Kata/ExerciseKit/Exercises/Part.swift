/// A part of an exercise's task, from the exercise's `steps.txt`. Participants know it as a step.
package struct Part: Sendable {
    private let patch: Patch

    /// The task, in one line.
    package var name: String { patch.name }

    init(_ patch: Patch) { self.patch = patch }

    /// The part as `TASK.md` shows it.
    var text: String { patch.fields["says", default: ["\(name)."]].joined(separator: "\n   ") }

    /// The number of the Top Movies step from which this part begins; nil if it continues from the previous one.
    package var base: Int? { patch.fields["as"]?.first.flatMap { Int($0) } }

    /// Whether the part solves any problem of a check.
    package var solvesProblems: Bool { patch.fields["clears"] != nil }

    /// Whether this part solves a problem, whose name then begins with one of the part's `clears` lines.
    func solves(_ problem: String) -> Bool {
        patch.fields["clears", default: []].contains { problem.hasPrefix($0) }
    }

    /// Returns `sources` with this part done; `solution` contains the reference solution's sources.
    package func applied(to sources: [String: String], solution: [String: String]) throws -> [String: String] {
        let final = patch.fields["final", default: []].flatMap { $0.split(separator: " ") }
        var sources = sources
        for (name, text) in solution where final.contains(name[...]) {
            sources[name] = text
        }
        return try patch.applied(to: sources)
    }
}
