import Foundation
import Structure

/// Both lamps, as they shine on a participant's copy.
struct Check: Sendable {
    let exercise: Exercise
    /// The compiler's errors; if there are any, no lamp is lit.
    let build: Build
    /// The behaviour lamp, or nil where it could not be lit.
    let laws: LawRuns?
    let findings: [Finding]
    /// Why the structure lamp judged by less than the compiler's knowledge, or nil where it did not.
    let caveat: String?
    let verdict: Verdict

    init(
        _ exercise: Exercise, build: Build, laws: LawRuns?, findings: [Finding], caveat: String? = nil,
        isUntouched: Bool = false
    ) {
        (self.exercise, self.build, self.laws, self.findings, self.caveat) = (exercise, build, laws, findings, caveat)
        let verdict = laws.map { Verdict(behaves: $0.failures.isEmpty, findings: findings) } ?? .doesNotBuild
        self.verdict = isUntouched && ![.done, .doesNotBuild].contains(verdict) ? .notStarted : verdict
    }

    /// Builds the copy in `workspace`, runs the laws on it, and looks at its structure.
    /// - Throws: An error with a sentence, where the copy cannot be read or built at all, and `CancellationError`.
    init(_ exercise: Exercise, in workspace: Workspace, unless cancellation: Cancellation = .init()) throws {
        let start = try workspace.ownFiles(in: workspace.pristine)
        let now = try workspace.ownFiles(in: workspace.folder)
        // Without it, Swift would build the package around the copy.
        guard workspace.folder.appending(path: "Package.swift").exists else {
            throw KataError(
                "There is no Package.swift in '\(workspace.folder.path)': put it back as it was laid, or run 'kata reset'."
            )
        }
        let build = try Build(workspace.folder, unless: cancellation)
        guard build.failures.isEmpty else {
            self.init(exercise, build: build, laws: nil, findings: [])
            return
        }
        let sources = (Self.sources(of: exercise, in: start), Self.sources(of: exercise, in: now))
        // Two lamps, two processors: the structure is read while the laws run.
        let structure = Background {
            let lamp = ExerciseLamp(of: exercise, start: sources.0)
            return (findings: lamp.findings(in: sources.1), caveat: lamp.caveat(for: sources.1))
        }
        let laws = try LawRuns(workspace.folder, expected: Self.runs(of: exercise), unless: cancellation)
        let (findings, caveat) = structure.value
        self.init(
            exercise, build: build, laws: laws, findings: findings + Self.changedSuite(from: start, to: now),
            caveat: caveat, isUntouched: start == now)
    }

    /// How many runs of the laws there must be.
    static func runs(of exercise: Exercise) -> Int { exercise.app.lawCount * exercise.views }

    private static func sources(of exercise: Exercise, in files: [String: Data]) -> [String: String] {
        let folder = exercise.app.sources + "/"
        return Dictionary(
            uniqueKeysWithValues: files.filter { $0.key.hasPrefix(folder) && $0.key.isSource }
                .map { (String($0.key.dropFirst(folder.count)), String(decoding: $0.value, as: UTF8.self)) })
    }

    private static func changedSuite(from start: [String: Data], to now: [String: Data]) -> [Finding] {
        start.keys.filter { $0.hasPrefix("Tests/") && now[$0] != start[$0] }.sorted().map {
            Finding(
                rule: "suite-untouched", kind: .violation, file: $0, line: nil,
                sentence: "is not as it was laid: the laws are the same for everybody, put it back")
        }
    }
}
