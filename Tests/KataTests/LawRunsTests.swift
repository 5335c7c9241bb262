import Structure
import Testing

@testable import kata

/// The behaviour lamp is green if each law was tried through each view, and for no other reason.
struct LawRunsTests {
    private func runs(_ events: String, hasSucceeded: Bool = false) -> LawRuns {
        LawRuns(events: events, expected: 54, hasSucceeded: hasSucceeded, end: "it did not end")
    }

    @Test func `runs without an issue are green`() {
        let runs = runs(.run(), hasSucceeded: true)
        #expect(runs.count == 54)
        #expect(runs.failures == [])
    }

    @Test func `a broken law is reported with its name, its sentence, and what was seen instead`() {
        let failures = runs(.run(failing: ["law-3 (text view)"])).failures
        #expect(failures == [.init(law: "law-3 (text view)", sentence: "A law.", instead: "saw 2")])
    }

    @Test func `a crash or an endless law is red, and names the law that began last`() {
        let failures = runs(.run(crashingIn: "law-9 (text view)")).failures
        let sentence = "Each law finishes."
        #expect(failures == [.init(law: "law-9 (text view)", sentence: sentence, instead: "it did not end")])
    }

    @Test(arguments: [
        Stream("nothing", ""), Stream("no JSON", "no JSON at all"), Stream("no test", .run(of: [])),
        Stream("one run", .run(of: ["law-1 (text view)"])),
        Stream("all runs but one", .run(of: (1...53).map { "law-\($0) (text view)" })),
        Stream("runs of another test", String.run().replacing("every law holds", with: "a test of mine")),
        Stream("no end", String.run().replacing("runEnded", with: "else")),
        Stream("a failure without a reason", .run(), hasSucceeded: false),
    ])
    func `anything less than a run of all laws is never green`(stream: Stream) {
        let laws = runs(stream.events, hasSucceeded: stream.hasSucceeded)
        #expect(laws.failures.count == 1)
        #expect(Check.of(laws: laws).verdict == .behaviourRed)
    }

    @Test func `missing output isn't a broken law, and each part is listed once`() {
        let laws = ["law-1 (new view)", "law-2 (new view)"]
        let events = String.run(of: laws, failing: Set(laws))
            .replacing("LawViolation", with: "LayoutDifference").replacing("saw 2", with: #"list\n- a\n+ b"#)
        let runs = LawRuns(events: events, expected: 2, hasSucceeded: false)
        #expect(runs.failures == [])
        let sentence = "does not write yet what TASK.md asks for (-):\n- a\n+ b"
        let rule = "layout-of-list"
        #expect(
            runs.drafts == [Finding(rule: rule, kind: .missing, file: "new view", line: nil, sentence: sentence)])
        #expect(Check.of(laws: runs).verdict == .notMoved)
    }

    @Test func `another test's issue is red as well`() {
        let issue =
            #"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"symbol":"fail","text":"1 ≠ 2"}]}}"#
        #expect(runs(.run() + "\n" + issue).failures.map(\.instead) == ["1 ≠ 2"])
    }
}

/// A stream of events, by what is in it.
struct Stream: CustomTestStringConvertible {
    let testDescription: String
    let events: String
    let hasSucceeded: Bool

    init(_ description: String, _ events: String, hasSucceeded: Bool = true) {
        (testDescription, self.events, self.hasSucceeded) = (description, events, hasSucceeded)
    }
}
