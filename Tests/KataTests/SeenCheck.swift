import Structure

@testable import kata

extension Check {
    private static let runs = LawRuns(events: .run(), expected: 54, hasSucceeded: true)

    /// A check of an exercise, exercise 3 if none is named, that builds and whose laws hold if nothing else is said.
    static func of(
        _ exercise: Exercise = Exercise.all[2], laws: LawRuns = runs, findings: [Finding] = [], steps: [MicroStep] = []
    ) -> Check {
        Check(exercise, build: Build(failures: []), laws: laws, findings: findings, steps: steps)
    }

    /// A check of exercise 3 that comes to `verdict`.
    static func seen(_ verdict: Verdict, findings count: Int = 1) -> Check {
        let findings: [Finding] =
            switch verdict {
            case .doesNotBuild, .done, .notStarted, .behaviourRed: []
            case .notMoved: .seen(.missing, count)
            case .structureRed: .seen(.violation, count)
            case .overshot: .seen(.overshot, count)
            }
        guard verdict == .doesNotBuild else { return .of(findings: findings) }
        let failure = Build.Failure(file: "Sources/TopMovies/View.swift", line: 7, message: "cannot find 'x' in scope")
        return Check(Exercise.all[2], build: Build(failures: [failure]), laws: nil, findings: [])
    }
}

extension [Finding] {
    fileprivate static func seen(_ kind: Finding.Kind, _ count: Int) -> [Finding] {
        (0..<count).map {
            Finding(
                rule: "a-rule", kind: kind, file: "View\($0).swift", line: 3,
                sentence: "knows more than it should, which takes some words to say: move it, please")
        }
    }
}

extension String {
    /// The events of a test run, as one was recorded, with other runs of the laws in it.
    static func run(
        of cases: [String] = (1...54).map { "law-\($0) (text view)" }, failing: Set<String> = [],
        crashingIn crash: String? = nil
    ) -> String {
        let started = [#"{"kind":"event","payload":{"kind":"runStarted","messages":[]},"version":0}"#]
        let ran = cases.flatMap { name in
            [event("testCaseStarted", name)] + (failing.contains(name) ? [issue(name)] : [])
                + (crash == nil ? [event("testCaseEnded", name)] : [])
        }
        let ended = crash == nil ? [#"{"kind":"event","payload":{"kind":"runEnded","messages":[]},"version":0}"#] : []
        return (started + ran + (crash.map { [event("testCaseStarted", $0)] } ?? []) + ended).joined(separator: "\n")
    }

    private static let test = #""testID":"LawTests.LawTests\/`every law holds`(run:)\/LawTests.swift:8:6""#

    private static func event(_ kind: String, _ name: String) -> String {
        #"{"kind":"event","payload":{"_testCase":{"displayName":"\#(name)"},"kind":"\#(kind)","messages":[],\#(test)},"#
            + #""version":0}"#
    }

    private static func issue(_ name: String) -> String {
        #"{"kind":"event","payload":{"_testCase":{"displayName":"\#(name)"},"kind":"issueRecorded","messages":["#
            + #"{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"LawViolation\t\#(name)\tA law.\tsaw 2"}],"#
            + #"\#(test)},"version":0}"#
    }
}
