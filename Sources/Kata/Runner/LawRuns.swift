import Conformance
import Foundation
import Structure

/// The results of the laws for a participant's package.
struct LawRuns: Sendable {
    struct Failure: Sendable, Equatable {
        /// The law's name and, in parentheses, the view's, if any.
        let law: String
        let sentence, instead: String

        var id: String { view == nil ? law : String(law.prefix { $0 != " " }) }
        /// The view that breaks the law, if the law was run through a view.
        var view: String? { law.wholeMatch(of: /\S+ \((.+)\)/).map { String($0.1) } }
    }

    var count: Int
    private(set) var failures: [Failure] = []
    /// The output that an exercise asks for but views don't write yet: at most one finding for each view and screen.
    private(set) var drafts: [Finding] = []

    /// - Parameter end: The outcome to report for runs that don't end.
    init(events: String, expected: Int, hasSucceeded: Bool, end: String = "the program stopped early") {
        let events = events.split(separator: "\n").compactMap {
            try? JSONDecoder().decode(Line.self, from: Data($0.utf8)).payload
        }
        count = events.count { $0.kind == "testCaseEnded" && $0.isLaw }
        // Known issues are expected: a participant's test reports them for planted faults.
        for event in events where event.kind == "issueRecorded" && event.issue?.isKnown != true { add(event) }
        if !events.contains(where: { $0.kind == "runEnded" }) || !hasSucceeded && failures.isEmpty && drafts.isEmpty {
            let ended = Set(events.filter { $0.kind == "testCaseEnded" }.map(\.run))
            let running = events.filter { $0.kind == "testCaseStarted" && !ended.contains($0.run) }
            // A law that runs alongside the participant's test may just be waiting for the test.
            for run in running where run.isOwn || !running.contains(where: \.isOwn) {
                let sentence = "\(run.isOwn ? "Your test" : "Each law") finishes."
                failures.append(Failure(law: run.name, sentence: sentence, instead: end))
            }
            if failures.isEmpty { failures = [Failure(law: "the laws", sentence: "Each law finishes.", instead: end)] }
        } else if failures.isEmpty, count < expected {
            let told = "\(count) of \(expected) runs took place"
            failures.append(Failure(law: "the laws", sentence: "Each law runs through each view.", instead: told))
        }
    }

    /// Adds an issue. `LawTests.template` shows how the laws record issues.
    private mutating func add(_ issue: Event) {
        let details = issue.messages?.last { $0.symbol == "details" }?.text ?? issue.messages?.first?.text ?? ""
        let parts = details.split(separator: "\t", maxSplits: 3, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 4, parts[0] == "LayoutDifference" else {
            let parts = parts.count == 4 ? parts : ["", issue.name, "Every test passes, not only the laws.", details]
            failures.append(Failure(law: parts[1], sentence: parts[2], instead: parts[3]))
            return
        }
        let view = parts[1].firstMatch(of: /\((.+)\)/).map { String($0.1) } ?? ""
        let (part, difference) = (parts[3].prefix { $0 != "\n" }, parts[3].drop { $0 != "\n" }.dropFirst())
        let draft = Finding(
            rule: "layout-of-\(part)", kind: .missing, file: view, line: nil,
            sentence: "differs from what TASK.md asks for (- missing, + extra):\n\(difference)")
        if !drafts.contains(where: { ($0.rule, $0.file) == (draft.rule, draft.file) }) { drafts.append(draft) }
    }

    /// Returns a clause about the crash that `output` reports: the error, and the line in the package that caused it.
    static func crash(in output: String, folder: URL) -> String {
        let crashed = output.components(separatedBy: " crashed:\n").dropFirst().first ?? ""
        let frames = crashed.components(separatedBy: " at \(folder.path)/").dropFirst()
        let error = output.firstMatch(of: /(?:(\S+\.swift:\d+): )?(Fatal error: .+)/)
        // If an index is out of range, for example, the error names a line of Swift's own library.
        let named = error?.1.flatMap { $0.hasPrefix("Swift/") ? nil : $0 }
        let place = frames.first?.prefixMatch(of: /.+?\.swift:\d+/)?.output ?? named
        return "the program crashed" + (place.map { " at \($0)" } ?? "") + (error.map { ": \($0.2)" } ?? "")
    }

    private struct Line: Decodable { let payload: Event? }

    private struct Event: Decodable {
        struct Message: Decodable { let symbol, text: String }
        struct Case: Decodable { let displayName: String }
        struct Issue: Decodable { let isKnown: Bool }

        let kind, testID: String?
        let messages: [Message]?
        let _testCase: Case?
        let issue: Issue?

        var isLaw: Bool { testID?.contains("Tests/`every law ") == true }
        /// Whether this is a run of the participant's own test.
        var isOwn: Bool { !isLaw || testID?.contains("TestTests/") == true }
        /// The key that the run's start and end events share.
        var run: String { "\(testID ?? "") \(_testCase?.displayName ?? "")" }
        /// The names of the law and its view or, if the test isn't a law, the test's name.
        var name: String {
            let test = testID?.split(separator: "/").dropFirst().first.map(String.init)
            return isLaw ? _testCase?.displayName ?? "the laws" : test ?? _testCase?.displayName ?? "a test"
        }
    }
}

extension Workspace {
    /// The file that a participant's copy contains only while the laws of single layers run.
    static let layersFile = "Tests/LawTests/Layers.swift"

    /// Runs the laws on the copy, which must already be built.
    func laws(expected: Int, filter: [String] = [], unless cancellation: Cancellation) throws -> LawRuns {
        let limit = 60
        let events = FileManager.default.temporaryDirectory.appending(path: "laws-\(UUID().uuidString).json")
        defer { try? events.removeIfThere() }
        let arguments = ["test", "--skip-build", "--disable-xctest", "--event-stream-output-path", events.path]
        let run = try swift(
            arguments + ["--event-stream-version", "0"] + filter, doing: "laws", unless: cancellation, limit: limit)
        let crash = LawRuns.crash(in: run.output, folder: folder)
        return LawRuns(
            events: (try? String(contentsOf: events, encoding: .utf8)) ?? "", expected: expected,
            hasSucceeded: run.status == 0, end: run.isTooLong ? "it did not finish within \(limit) seconds" : crash)
    }

    /// Runs the laws of single layers on a copy whose layers have the same names and initialisers as the reference's.
    /// - Returns: The results, or the first compiler error if the laws don't compile with the copy's layers.
    func layerLaws(of exercise: Exercise, unless cancellation: Cancellation) throws -> (LawRuns?, error: String?) {
        guard let step = exercise.target?.rawValue else { return (nil, nil) }
        let layers = "Step\(step)Layers"
        var text = try repository.text(at: "Tests/TopMoviesTests/Layers/\(layers).swift")
            .replacing(Step.all[step - 1].module, with: exercise.app.module)
        let names = [("ViewModel", "Interactor"), ("ListPresenter", "ListViewModel"), ("(presenter:", "(viewModel:")]
        for (old, new) in names where exercise.isOnRoadB { text = text.replacing(old, with: new) }
        // Steps 2 and 3 each introduce a layer.
        let kinds = [LayerLaw.Layer.business, .view, .presenter, .router].prefix(step + 1)
        let tests = Resource.text(
            "LayerTests.template", ["layers": layers, "kinds": kinds.map { ".\($0)" }.joined(separator: ", ")])
        defer { try? folder.appending(path: Self.layersFile).removeIfThere() }
        try folder.write([Self.layersFile: text + tests])
        do {
            if let error = try build(unless: cancellation).first { return (nil, error.message) }
        } catch is KataError {
            return (nil, "the build fails with these laws")
        }
        // Each law runs once, except for the laws about views, which run in both formats.
        let expected = LayerLaw.all.map { !kinds.contains($0.layer) ? 0 : $0.layer == .view ? 2 : 1 }.reduce(0, +)
        return (try laws(expected: expected, filter: ["--filter", "LayerTests"], unless: cancellation), nil)
    }
}
