import Foundation
import Structure

/// The structure lamp, as an exercise lights it: the step's rules, and what is asked for beyond them.
struct ExerciseLamp: Sendable {
    private let exercise: Exercise
    private let start: [String: String]
    private let leftAtStart: Set<[String]>

    /// - Parameter start: The sources that the participant began with, by name.
    init(of exercise: Exercise, start: [String: String]) {
        (self.exercise, self.start) = (exercise, start)
        leftAtStart = Set(Self.findings(in: start, of: exercise).map(\.key))
    }

    /// Everything in `files` that the exercise does not allow, or lacks. Empty is green.
    ///
    /// What the step does not allow, but was there at the start, is still to be moved, and so is missing.
    func findings(in files: [String: String]) -> [Finding] {
        let step = Self.findings(in: files, of: exercise).map { finding in
            leftAtStart.contains(finding.key)
                ? Finding(
                    rule: finding.rule, kind: .missing, file: finding.file, line: finding.line,
                    sentence: finding.sentence) : finding
        }
        return step + touched(in: files) + lacking(in: files)
    }

    private static func findings(in files: [String: String], of exercise: Exercise) -> [Finding] {
        let app = exercise.app
        return StructureLamp.findings(in: files, named: app.sources, step: exercise.target, of: app.vocabulary)
    }

    private func touched(in files: [String: String]) -> [Finding] {
        exercise.untouched.filter { files[$0] != start[$0] }.map { file in
            let line = files[file].flatMap { firstDifference(of: $0, from: start[file, default: ""]) }
            return Finding(
                rule: "below-the-view-untouched", kind: .overshot, file: file, line: line,
                sentence: "is below the view and not as it was: put it back, the new view needs no change there")
        }
    }

    private func lacking(in files: [String: String]) -> [Finding] {
        exercise.additions.flatMap { addition -> [Finding] in
            let map = StructureMap(of: files, in: exercise.app.vocabulary)
            let views = map.boxes.first { $0.name == "View" }?.types ?? []
            let own = views.filter { $0.hasPrefix(addition.prefix) }
            guard !own.isEmpty else {
                return [
                    Finding(
                        rule: "new-view-exists", kind: .missing, file: exercise.app.sources, line: nil,
                        sentence: "has no \(addition.prefix)MovieListView: write \(addition.meaning)")
                ]
            }
            let module = files["MovieListModule.swift", default: ""] + files["MovieDetailModule.swift", default: ""]
            return own.filter { !module.contains("\($0)(") }.map {
                Finding(
                    rule: "new-view-is-wired", kind: .missing, file: "MovieListModule.swift", line: nil,
                    sentence: "does not make \($0): let the module make it where it is asked for")
            }
        }
    }

    private func firstDifference(of text: String, from original: String) -> Int? {
        let (lines, originals) = (text.split(separator: "\n"), original.split(separator: "\n"))
        return zip(1..., zip(lines, originals)).first { $1.0 != $1.1 }?.0 ?? min(lines.count, originals.count)
    }
}

extension Finding {
    /// The finding, wherever in its file it is.
    fileprivate var key: [String] { [rule, file, sentence] }
}
