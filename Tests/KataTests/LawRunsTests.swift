import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The behaviour lamp, which is green only if each law has run through each view and passed.
struct LawRunsTests {
    private static let hung = ["law-97 (text view)", "law-98 (JSON view)"]

    @Test(arguments: [
        (String.run(), []),
        (.run(failing: ["law-3 (text view)"]), ["law-3 (text view): A law. saw 2"]),
        (.run(endless: hung), hung.map { "\($0): Each law finishes. it did not end" }),
        (.run(endless: hung + ["opens-nothing"]), ["opens-nothing: Your test finishes. it did not end"]),
    ])
    func `the runs are all green, or a law that is broken, crashes or never ends is reported with its sentence`(
        events: String, failures: [String]
    ) {
        let runs = LawRuns.of(in: events)
        #expect(runs.failures.map { "\($0.law): \($0.sentence) \($0.instead)" } == failures)
        #expect(runs.count == 54)
    }

    @Test func `a crash is reported with its line in the copy, or the line in the error`() throws {
        for (sentence, output) in try cases(in: "crashes") {
            #expect(CrashReport(in: output, folder: URL(filePath: "/tmp/my kata")).clause == sentence)
        }
    }

    @Test(.timeLimit(.minutes(1))) func `a crash is found at the end of a long line`() {
        let output = String(repeating: "x", count: 4_000_000) + " A.swift:2: Fatal error: no row\n"
        let clause = CrashReport(in: output, folder: URL(filePath: "/tmp/my kata")).clause
        #expect(clause == "the program crashed at A.swift:2: Fatal error: no row")
    }

    private static let streams = [
        "nothing": "", "no JSON": "no JSON at all", "no test": .run(of: []), "one run": .run(of: ["law-1 (text view)"]),
        "all runs but one": .run(of: (1...53).map { "law-\($0) (text view)" }),
        "runs of another test": String.run().replacing("every law holds", with: "a test of mine"),
    ]

    @Test(arguments: streams.keys) func `anything less than a run of all laws isn't green`(name: String) throws {
        var laws = LawRuns.of(in: try #require(Self.streams[name]))
        laws.require(54)
        #expect(laws.failures.count == 1)
        #expect(Check.of(laws: laws).verdict == .behaviourRed)
    }

    @Test(arguments: [
        (String.run(isEnded: false), 0, Verdict.behaviourRed),
        (.run(), 1, .behaviourRed),
        (.run(), 0, .done),
    ])
    func `a run that stops early, or that fails without a reason, isn't green`(
        events: String, status: Int, verdict: Verdict
    ) throws {
        let kata = try CopiedKata(Exercise.all[1], events: events.replacing("54", with: "999"), status: status)
        let (laws, _) = try kata.workspace.withTemporaryFolder { place in
            try kata.workspace.laws(of: kata.exercise, withLayers: true, in: place, unless: Cancellation())
        }
        let isSilent = laws.failures.map(\.instead) == ["the program crashed"]
        #expect(isSilent == (verdict == .behaviourRed))
    }

    @Test func `missing output isn't a broken law, and is listed once for each view`() {
        let laws = ["law-1 (new view)", "law-2 (new view)"]
        let text = #"The list differs from what TASK.md asks for (- missing, + extra):\n- a\n+ b"#
        let runs = LawRuns.of(in: .run(of: laws, known: Dictionary(uniqueKeysWithValues: laws.map { ($0, text) })))
        #expect(runs.failures == [])
        let sentence = text.replacing(#"\n"#, with: "\n")
        #expect(runs.toDo == [LawRuns.ToDo(id: "layout-of-list", sentence: sentence, file: "new view")])
        #expect(Check.of(laws: runs).verdict == .notMoved)
        #expect(Report(check: .of(laws: runs)).lines.last?.text(isColored: false).contains("don't yet see") == true)
    }

    @Test func `what is left to do is a known issue, with its name and its place in the copy`() {
        let name = "to do"
        let stream = String.run(of: [name], known: [name: "old-name: Old."], suite: "LawTests\\/LayerTests")
        let runs = LawRuns.of(.layers, in: stream)
        let item = LawRuns.ToDo(id: "old-name", sentence: "Old.", file: "Sources/TopMovies/A.swift", line: 3)
        #expect(runs.toDo == [item])
        #expect(runs.failures == [])
        #expect(LawRuns.of(.app, in: stream).toDo == [])
    }

    @Test(arguments: [false, true]) func `an issue in another test, unless known, makes the lamp red`(isKnown: Bool) {
        let facts = #""issue":{"isKnown":\#(isKnown)},"messages":[{"symbol":"fail","text":"1 ≠ 2"}]"#
        let issue = #"{"kind":"event","payload":{"kind":"issueRecorded",\#(facts)}}"#
        let failures = LawRuns.of(in: .run() + "\n" + issue).failures
        #expect(failures.map(\.instead) == (isKnown ? [] : ["1 ≠ 2"]))
    }
}
