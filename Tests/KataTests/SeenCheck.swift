import Structure

@testable import KataKit

extension Check {
    private static let runs = LawRuns(events: .run(), expected: 54, hasSucceeded: true)

    /// Returns a check of a copy that builds: by default, a copy of exercise 3 with all laws green and no findings.
    static func of(
        _ exercise: Exercise = Exercise.all[2], laws: LawRuns = runs, findings: [Finding] = [], steps: [MicroStep] = []
    ) -> Check { Check(exercise: exercise, laws: laws, structure: findings, steps: steps) }

    /// Returns a check of exercise 3 with this verdict.
    static func seen(_ verdict: Verdict, findings count: Int = 1) -> Check {
        let kinds: [Verdict: Finding.Kind] = [
            .notMoved: .missing, .structureRed: .violation, .overshot: .overshot, .notJudged: .notJudged,
        ]
        let findings = (0..<count).compactMap { index in
            kinds[verdict].map {
                Finding(
                    rule: $0 == .notJudged ? "not-judged" : "a-rule", kind: $0, file: "View\(index).swift", line: 3,
                    sentence: "knows more than it should, which takes some words to say: move it, please")
            }
        }
        guard verdict == .doesNotBuild else { return .of(findings: findings) }
        let error = CompilerError(file: "Sources/TopMovies/View.swift", line: 7, message: "cannot find 'x' in scope")
        return Check(exercise: Exercise.all[2], errors: [error])
    }
}

extension String {
    /// Returns these runs of the laws as events, in the format that a test run records.
    static func run(
        of cases: [String] = (1...54).map { "law-\($0) (text view)" }, failing: Set<String> = [], endless: [String] = []
    ) -> String {
        let ran = cases.flatMap { name in
            [event("testCaseStarted", name)]
                + (failing.contains(name) ? [event("issueRecorded", name, issue(name))] : [])
                + [event("testCaseEnded", name)]
        }
        let end = endless.isEmpty ? [#"{"kind":"event","payload":{"kind":"runEnded"}}"#] : []
        return (endless.map { event("testCaseStarted", $0) } + ran + end).joined(separator: "\n")
    }

    private static func event(_ kind: String, _ name: String, _ messages: String = "") -> String {
        // A participant's test goes by the name of the fault it's run with.
        let suite = name.contains("law") ? "LawTests" : "TestTests"
        let test = #""testID":"LawTests.\#(suite)\/`every law holds`(run:)\/LawTests.swift:8:6""#
        return #"{"kind":"event","payload":{"_testCase":{"displayName":"\#(name)"},"kind":"\#(kind)","#
            + #""messages":[\#(messages)],\#(test)},"version":0}"#
    }

    private static func issue(_ name: String) -> String {
        #"{"symbol":"fail","text":"Issue recorded"},"#
            + #"{"symbol":"details","text":"LawViolation\t\#(name)\tA law.\tsaw 2"}"#
    }
}
