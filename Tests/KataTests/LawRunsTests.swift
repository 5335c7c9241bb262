import Foundation
import Structure
import TestSupport
import Testing

@testable import KataKit

/// The behaviour lamp, which is green only if each law has run through each view and passed.
struct LawRunsTests {
    private func runs(_ events: String, hasSucceeded: Bool = false) -> LawRuns {
        LawRuns(events: events, expected: 54, hasSucceeded: hasSucceeded, end: "it did not end")
    }

    private static let hung = ["law-97 (text view)", "law-98 (JSON view)"]

    @Test(arguments: [
        (String.run(), []), (.run(failing: ["law-3 (text view)"]), ["law-3 (text view): A law. saw 2"]),
        (.run(endless: hung), hung.map { "\($0): Each law finishes. it did not end" }),
        (.run(endless: hung + ["opens-nothing"]), ["opens-nothing: Your test finishes. it did not end"]),
    ])
    func `the runs are all green, or a law that is broken, crashes or never ends is reported with its sentence`(
        events: String, failures: [String]
    ) {
        let runs = runs(events, hasSucceeded: failures.isEmpty)
        #expect(runs.failures.map { "\($0.law): \($0.sentence) \($0.instead)" } == failures)
        #expect(runs.count == 54)
    }

    @Test func `a crash is reported with its line in the copy, or the line in the error`() throws {
        for (sentence, output) in try cases(in: "crashes") {
            #expect(LawRuns.crash(in: output, folder: URL(filePath: "/tmp/my kata")) == sentence)
        }
    }

    private static let streams = [
        "nothing": "", "no JSON": "no JSON at all", "no test": .run(of: []), "one run": .run(of: ["law-1 (text view)"]),
        "all runs but one": .run(of: (1...53).map { "law-\($0) (text view)" }),
        "runs of another test": String.run().replacing("every law holds", with: "a test of mine"),
        "no end": String.run().replacing("runEnded", with: "else"), "a failure without a reason": .run(),
    ]

    @Test(arguments: streams.keys) func `anything less than a run of all laws isn't green`(name: String) throws {
        let laws = runs(try #require(Self.streams[name]), hasSucceeded: name != "a failure without a reason")
        #expect(laws.failures.count == 1)
        #expect(Check.of(laws: laws).verdict == .behaviourRed)
    }

    @Test func `missing output isn't a broken law, and each part is listed once`() {
        let laws = ["law-1 (new view)", "law-2 (new view)"]
        let events = String.run(of: laws, failing: Set(laws))
            .replacing("LawViolation", with: "LayoutDifference").replacing("saw 2", with: #"list\n- a\n+ b"#)
        let runs = LawRuns(events: events, expected: 2, hasSucceeded: false)
        #expect(runs.failures == [])
        let sentence = "differs from what TASK.md asks for (- missing, + extra):\n- a\n+ b"
        let draft = Finding(rule: "layout-of-list", kind: .missing, file: "new view", line: nil, sentence: sentence)
        #expect(runs.drafts == [draft])
        #expect(Check.of(laws: runs).verdict == .notMoved)
        #expect(Report(check: .of(laws: runs)).lines.last?.text(isColored: false).contains("don't yet see") == true)
    }

    @Test(arguments: [false, true]) func `an issue in another test, unless known, makes the lamp red`(isKnown: Bool) {
        let facts = #""issue":{"isKnown":\#(isKnown)},"messages":[{"symbol":"fail","text":"1 ≠ 2"}]"#
        let issue = #"{"kind":"event","payload":{"kind":"issueRecorded",\#(facts)}}"#
        let failures = runs(.run() + "\n" + issue, hasSucceeded: isKnown).failures
        #expect(failures.map(\.instead) == (isKnown ? [] : ["1 ≠ 2"]))
    }
}
