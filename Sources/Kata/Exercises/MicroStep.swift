import Foundation

/// A small step of an exercise: the copy behaves as before, and fewer findings are left.
struct MicroStep: Sendable {
    /// What to do, in a few words.
    var sentence: String { patch.name }
    /// What to do, as an item of the task's list.
    var text: String { patch.fields["says", default: ["\(sentence)."]].joined(separator: "\n   ") }
    private let patch: Patch

    init(_ patch: Patch) { self.patch = patch }

    /// The step of Top Movies that it begins from, by its number, or nil if it continues from the micro-step before.
    var base: Int? { patch.fields["as"]?.first.flatMap { Int($0) } }

    /// The sources after the step, where `solution` is the reference.
    func applied(to sources: [String: String], solution: [String: String]) throws -> [String: String] {
        let final = patch.fields["final", default: []].flatMap { $0.split(separator: " ").map(String.init) }
        return try patch.applied(to: sources.merging(solution.filter { final.contains($0.key) }) { $1 })
    }

    /// Whether it fixes a broken law, or a rule in a file: one of its `clears` lines names the law or rule, and
    /// optionally how the file's name and the sentence begin, such as `view-formats-nothing | Text | reads`.
    func fixes(_ id: String, in file: String = "", saying sentence: String = "") -> Bool {
        patch.fields["clears", default: []].contains { entry in
            let parts = entry.components(separatedBy: " | ")
            return parts[0] == id && zip(parts.dropFirst(), [file, sentence]).allSatisfy { $1.hasPrefix($0) }
        }
    }
}
