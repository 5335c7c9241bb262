import Testing

@testable import kata

/// The behaviour lamp is green if each law was tried through each view, and for no other reason.
struct LawRunsTests {
    @Test func `runs without an issue are green`() {
        let runs = LawRuns(events: .run(), expected: 54, hasSucceeded: true)
        #expect(runs.count == 54)
        #expect(runs.failures == [])
    }

    @Test func `a broken law is reported with its name, its sentence, and what was seen instead`() {
        let events = String.run(failing: ["law-3 (text view)"])
        let runs = LawRuns(events: events, expected: 54, hasSucceeded: false)
        #expect(runs.failures == [LawRuns.Failure(law: "law-3 (text view)", sentence: "A law.", instead: "saw 2")])
    }

    @Test func `a crash is red, and names the law that began last`() {
        let events = String.run(crashingIn: "law-9 (text view)")
        let runs = LawRuns(events: events, expected: 54, hasSucceeded: false)
        #expect(runs.failures.map(\.law) == ["law-9 (text view)"])
        #expect(runs.failures.first?.instead == "the program stopped early")
    }

    @Test(arguments: [
        Stream("nothing", ""), Stream("no JSON", "no JSON at all"), Stream("no test", .run(of: [])),
        Stream("one run", .run(of: ["law-1 (text view)"])),
        Stream("all runs but one", .run(of: (1...53).map { "law-\($0) (text view)" })),
        Stream("runs of another test", String.run().replacing("every law holds", with: "a test of mine")),
        Stream("no end", String.run().replacing("runEnded", with: "else")),
    ])
    func `anything less than a run of all laws is never green`(stream: Stream) {
        let laws = LawRuns(events: stream.events, expected: 54, hasSucceeded: true)
        #expect(laws.failures.count == 1)
        let check = Check(Exercise.all[2], build: Build(failures: []), laws: laws, findings: [])
        #expect(check.verdict == .behaviourRed)
    }

    @Test func `a test run that fails without saying why is never green`() {
        #expect(LawRuns(events: .run(), expected: 54, hasSucceeded: false).failures.count == 1)
    }

    @Test func `too few runs are reported with both numbers`() {
        let runs = LawRuns(events: .run(of: ["law-1 (text view)"]), expected: 54, hasSucceeded: true)
        #expect(runs.failures.first?.instead == "1 of 54 runs took place")
    }

    @Test func `missing output isn't a broken law, and each part is listed once`() {
        let laws = ["law-1 (new view)", "law-2 (new view)"]
        let events = String.run(of: laws, failing: Set(laws))
            .replacing("LawViolation", with: "LayoutDifference").replacing("saw 2", with: #"list\n- a\n+ b"#)
        let runs = LawRuns(events: events, expected: 2, hasSucceeded: false)
        #expect(runs.failures == [])
        #expect(runs.drafts == [LawRuns.Draft(rule: "layout-of-list", view: "new view", difference: "- a\n+ b")])
        #expect(Check(Exercise.all[2], build: Build(failures: []), laws: runs, findings: []).verdict == .notMoved)
    }

    @Test func `an endless law is named, with its limit`() {
        let events = String.run(crashingIn: "law-9 (text view)")
        let runs = LawRuns(events: events, expected: 54, hasSucceeded: false, end: "it did not end")
        #expect(
            runs.failures == [
                .init(law: "law-9 (text view)", sentence: "Each law finishes.", instead: "it did not end")
            ])
    }

    @Test func `another test's issue is red as well`() {
        let issue =
            #"{"kind":"event","payload":{"kind":"issueRecorded","messages":[{"symbol":"fail","text":"1 ≠ 2"}]}}"#
        let runs = LawRuns(events: .run() + "\n" + issue, expected: 54, hasSucceeded: false)
        #expect(runs.failures.map(\.instead) == ["1 ≠ 2"])
    }
}

/// A stream of events, by what is in it.
struct Stream: CustomTestStringConvertible {
    let testDescription: String
    let events: String

    init(_ description: String, _ events: String) { (testDescription, self.events) = (description, events) }
}
