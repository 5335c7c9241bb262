import Foundation

/// A small step of an exercise: the copy behaves as before, and fewer findings are left.
struct MicroStep: Sendable {
    /// What to do, in a few words.
    let sentence: String
    /// What it fixes: the name of a law or rule, and optionally the start of the file's name and of the sentence, such
    /// as `view-formats-nothing | Text | reads`.
    let clears: [String]
    private let patch: Patch

    init(_ patch: Patch) {
        (sentence, self.patch) = (patch.name, patch)
        clears = patch.fields["clears"] ?? []
    }

    /// The step of Top Movies that it begins from, by its number, or nil if it continues from the micro-step before.
    var base: Int? { patch.fields["as"]?.first.flatMap { Int($0) } }

    /// The sources after the step, where `solution` is the reference.
    func applied(to sources: [String: String], solution: [String: String]) throws -> [String: String] {
        var sources = sources
        for name in patch.fields["final", default: []].flatMap({ $0.split(separator: " ").map(String.init) }) {
            sources[name] = solution[name]
        }
        return try patch.applied(to: sources)
    }

    /// Whether it fixes a broken law, or a rule in a file.
    func fixes(_ id: String, in file: String = "", saying sentence: String = "") -> Bool {
        clears.contains { entry in
            let parts = entry.components(separatedBy: " | ")
            return parts[0] == id && (parts.count < 2 || file.hasPrefix(parts[1]))
                && (parts.count < 3 || sentence.hasPrefix(parts[2]))
        }
    }
}
