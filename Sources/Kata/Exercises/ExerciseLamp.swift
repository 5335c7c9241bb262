import Foundation
import Structure

/// The structure lamp for an exercise. It checks the step's rules, and the files that must not change.
struct ExerciseLamp: Sendable {
    let exercise: Exercise
    /// The sources that the participant began with, by name.
    let start: [String: String]

    /// Returns the parts of `files` that the exercise doesn't allow, and the missing parts; if there are none, the lamp
    /// is green. If the files can't be judged, returns a single finding with the reason.
    /// If a rule was already broken at the start, code that breaks the rule counts as still to be moved.
    func findings(in files: [String: String]) -> [Finding] {
        var all = rulesBroken(in: files)
        let atStart = all.contains { $0.kind != .missing } ? rulesBroken(in: start) : []
        if let unknown = (all + atStart).first(where: { $0.kind == .notJudged }) { return [unknown] }
        let rules = Set(atStart.map(\.rule))
        for index in all.indices where rules.contains(all[index].rule) { all[index].kind = .missing }
        return all + touched(in: files) + added(to: files) + unrelated(in: files)
    }

    private func rulesBroken(in files: [String: String]) -> [Finding] {
        guard let step = exercise.target else { return [] }
        return StructureLamp.findings(in: exercise.app.facts(of: files), step: step, of: exercise.app.vocabulary)
    }

    /// If only names may change, returns the changes to anything else.
    func unrelated(in files: [String: String]) -> [Finding] {
        guard exercise.isRename else { return [] }
        let before = Set(start.values.map { Self.words(of: $0).map(\.masked) })
        return files.sorted { $0.key < $1.key }.compactMap { name, text in
            let words = Self.words(of: text)
            guard !before.contains(words.map(\.masked)) else { return nil }
            let original = Self.words(of: start.first { Rename.applied(to: $0.key) == name }?.value ?? "")
            let pair = zip(words, original).first { $0.masked != $1.masked }
            let change = pair.map { "contains '\($0.masked)' instead of '\($1.masked)'" } ?? "changes more than names"
            return Finding(
                rule: "nothing-but-names", kind: .overshot, file: name, line: (pair?.0 ?? words.last)?.line,
                sentence: "\(change): this step is only a rename, so undo the rest")
        }
    }

    private static func words(of text: String) -> [(masked: String, line: Int)] {
        var line = 1
        return SwiftToken.all(in: text).compactMap { token in
            defer { line += token.text.utf8.count { $0 == 0x0A } }
            // Whether `self.` is needed may depend on a name.
            guard token.kind != .space, token.kind != .comment, !["self", "."].contains(token.text) else { return nil }
            // Another rule reports a partial rename.
            let old = /[Vv]iew(?:Model|Interactor)/
            let name = token.text.replacing(old) { $0.output.first == "V" ? "Interactor" : "interactor" }
            return (token.kind == .word ? name : token.text, line)
        }
    }

    private func touched(in files: [String: String]) -> [Finding] {
        exercise.untouched.files.filter { files[$0] != start[$0] }.map { file in
            let line = files[file].flatMap { firstDifference(of: $0, from: start[file, default: ""]) }
            return Finding(
                rule: "rest-untouched", kind: .overshot, file: file, line: line, sentence: exercise.untouched.reason)
        }
    }

    /// Returns the new classes that duplicate a layer to which no class may be added.
    private func added(to files: [String: String]) -> [Finding] {
        guard !exercise.kept.isEmpty else { return [] }
        let app = exercise.app
        let classes = [start, files].map { StructureLamp.classes(in: app.facts(of: $0), of: app.vocabulary) }
        return exercise.kept.flatMap { layer in
            (classes[1][layer] ?? []).subtracting(classes[0][layer] ?? []).sorted().map { type in
                Finding(
                    rule: "rest-untouched", kind: .overshot, file: type, line: nil,
                    sentence: "is a second \(layer.lowercased()): the task adds none, so use the existing one")
            }
        }
    }

    private func firstDifference(of text: String, from original: String) -> Int? {
        let (lines, originals) = (text.split(separator: "\n"), original.split(separator: "\n"))
        return zip(1..., zip(lines, originals)).first { $1.0 != $1.1 }?.0 ?? min(lines.count, originals.count)
    }
}
