import Dispatch
import Foundation
import Structure
import Synchronization

/// A check of a participant's copy by both lamps.
struct Check: Sendable {
    let exercise: Exercise
    /// The compiler's errors. If there are any, both lamps stay dark.
    var errors: [CompilerError] = []
    var laws: LawRuns?
    var structure: [Finding] = []
    /// A sentence about laws that were skipped, with the reason.
    var remark: String?
    var steps: [MicroStep] = []
    var isUntouched = false

    /// The structure lamp's findings, and the output that the exercise asks for but users don't see yet.
    var findings: [Finding] { structure + (laws?.drafts ?? []) }

    /// The reason why the structure isn't judged, or nil if it is.
    var refusal: String? { structure.first { $0.kind == .notJudged }?.sentence }

    var verdict: Verdict {
        guard let laws else { return .doesNotBuild }
        let verdict = Verdict(behaves: laws.failures.isEmpty, findings: findings)
        return isUntouched && ![.done, .notJudged].contains(verdict) ? .notStarted : verdict
    }

    /// The identifiers of all problems. A problem's identifier stays the same from one check to the next.
    var problems: [String] {
        let errors = self.errors.map { "\($0.file): \($0.message)" }
        return Set(errors + (laws?.failures ?? []).map(\.id) + findings.map { "\($0.rule) \($0.file)" }).sorted()
    }

    /// The index of the exercise's next step: the first step that would fix one of the problems.
    var step: Int? {
        guard verdict != .done, verdict != .doesNotBuild else { return nil }
        let laws = (laws?.failures ?? []).compactMap { failure in steps.firstIndex { $0.fixes(failure.id) } }
        return (findings.compactMap(step(of:)) + laws).min()
    }

    func step(of finding: Finding) -> Int? {
        steps.firstIndex { $0.fixes(finding.rule, in: finding.file, saying: finding.sentence) }
    }
}

extension Check {
    init(_ exercise: Exercise, in workspace: Workspace, unless cancellation: Cancellation = .init()) throws {
        let files = workspace.files(of: exercise)
        // An earlier run that was killed may have left this file behind.
        try workspace.folder.appending(path: Workspace.layersFile).removeIfThere()
        let start = try workspace.ownFiles(in: workspace.pristine)
        let now = try workspace.ownFiles(in: workspace.folder)
        // Without this file, Swift would build the package that contains the copy's folder.
        guard workspace.folder.appending(path: "Package.swift").exists else {
            throw KataError("There is no Package.swift in '\(workspace.folder.path)': restore it, or run 'kata reset'.")
        }
        let own = workspace.folder.appending(path: exercise.app.sources)
        if let link = ([own] + own.subpaths.map { own.appending(path: $0) }).first(where: \.isLinkedFolder) {
            throw KataError("'\(link.path)' is a link, which the lamp doesn't follow; put the folder itself there.")
        }
        let steps = try files.microSteps()
        let errors = try workspace.build(unless: cancellation)
        guard errors.isEmpty else {
            self.init(exercise: exercise, errors: errors, steps: steps)
            return
        }
        let lamp = ExerciseLamp(
            exercise: exercise, start: try workspace.swiftSources(in: workspace.pristine, of: exercise))
        let sources = try workspace.swiftSources(in: workspace.folder, of: exercise)
        // Runs both lamps at once: the structure lamp reads the sources while the laws run.
        let judgement = Mutex<[Finding]>([])
        let reading = DispatchGroup()
        DispatchQueue.global().async(group: reading) { judgement.withLock { $0 = lamp.findings(in: sources) } }
        var laws = try workspace.laws(expected: files.runs(), unless: cancellation)
        reading.wait()
        var structure = judgement.withLock { $0 }
        let kept = ["Tests/", "Package.swift", "Sources/cost/"]
        let fixed = start.keys.filter { now[$0] != start[$0] && kept.contains(where: $0.hasPrefix) }
        structure += Set(fixed).subtracting(exercise.ownTests).sorted().map {
            Finding(
                rule: "suite-untouched", kind: .violation, file: $0, line: nil,
                sentence: "has changed: the laws and the build are the same for everyone, so restore it")
        }
        var remark: String?
        if laws.failures.isEmpty, laws.drafts.isEmpty, structure.isEmpty, exercise.app.hasLayerLaws {
            let (alone, error) = try workspace.layerLaws(of: exercise, unless: cancellation)
            if var alone {
                alone.count += laws.count
                laws = alone
            }
            remark = error.map {
                "Skipped the laws of single layers: your names or initialisers differ from ours. That's fine. (\($0))"
            }
        }
        self.init(
            exercise: exercise, laws: laws, structure: structure, remark: remark, steps: steps,
            isUntouched: start == now)
    }
}
