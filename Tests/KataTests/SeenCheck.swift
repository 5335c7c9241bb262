import Foundation

@testable import ExerciseKit
@testable import KataKit

extension LawRuns {
    /// Reads the runs of a suite in a stream of events.
    static func of(_ suite: TestEvent.Suite = .app, in stream: String) -> LawRuns {
        LawRuns(of: suite, in: TestEvent.all(in: stream), end: "it did not end", folder: URL(filePath: "/my kata"))
    }
}

extension Check {
    /// Returns a check of a copy that builds: by default, a copy of exercise 3 with all laws green and nothing to do.
    static func of(
        _ exercise: Exercise = Exercise.all[2], laws: LawRuns = .of(in: .run()), toDo: [LawRuns.ToDo] = [],
        broken: [LawRuns.Failure] = [], touched: [TouchedFile] = [], parts: [Part] = []
    ) -> Check {
        let layers = LawRuns(count: 40, failures: broken, toDo: toDo)
        return Check(exercise: exercise, laws: laws, layers: layers, touched: touched, parts: parts)
    }

    /// Returns a check of exercise 3 with this verdict and, if the verdict allows it, this number of problems.
    static func seen(_ verdict: Verdict, problems count: Int = 1) -> Check {
        let names = (0..<count).map { "View\($0)" }
        switch verdict {
        case .doesNotBuild:
            let message = "cannot find 'x' in scope"
            let error = CompilerError(file: "Sources/TopMovies/View.swift", line: 7, message: message)
            return Check(exercise: Exercise.all[2], errors: [error])
        case .notMoved:
            return .of(toDo: names.map { LawRuns.ToDo(id: "layer-\($0)", sentence: "Not handed in yet: \($0).") })
        case .layersRed:
            let broken = names.map { LawRuns.Failure(law: "law-\($0)", sentence: "It works.", instead: "it doesn't") }
            return .of(broken: broken)
        case .overshot:
            return .of(touched: names.map { TouchedFile(file: "\($0).swift", reason: "has changed: restore it") })
        case .behaviourRed: return .of(laws: .of(in: .run(of: ["a-law"], failing: ["a-law"])))
        case .notStarted:
            var check = seen(.notMoved, problems: count)
            check.isUntouched = true
            return check
        case .done: return .of()
        }
    }
}

extension String {
    /// Returns these runs of the laws as events, in the format that a test run records.
    static func run(
        of cases: [String] = (1...54).map { "law-\($0) (text view)" }, failing: Set<String> = [],
        endless: [String] = [], known: [String: String] = [:], suite: String = "LawTests", isEnded: Bool = true
    ) -> String {
        let ran = cases.flatMap { name in
            [event("testCaseStarted", name, in: suite)]
                + (failing.contains(name) ? [issue("A law.\\nInstead: saw 2", name, isKnown: false, in: suite)] : [])
                + (known[name].map { [issue($0, name, isKnown: true, in: suite)] } ?? [])
                + [event("testCaseEnded", name, in: suite)]
        }
        let end = isEnded && endless.isEmpty ? [#"{"kind":"event","payload":{"kind":"runEnded"}}"#] : []
        return (endless.map { event("testCaseStarted", $0, in: suite) } + ran + end).joined(separator: "\n")
    }

    private static func event(_ kind: String, _ name: String, _ rest: String = "", in suite: String) -> String {
        // A participant's test goes by the name of the fault it's run with.
        let suite = name.contains("-nothing") ? "TestTests" : suite
        let function = name == "to do" ? "nothing is left to do" : "every law holds"
        let test = #""testID":"LawTests.\#(suite)\/`\#(function)`(run:)\/LawTests.swift:8:6""#
        let parts = #""_testCase":{"displayName":"\#(name)"},"kind":"\#(kind)",\#(rest)\#(test)"#
        return #"{"kind":"event","payload":{\#(parts)}}"#
    }

    private static func issue(_ text: String, _ name: String, isKnown: Bool, in suite: String) -> String {
        let place = #""sourceLocation":{"_filePath":"/my kata/Sources/TopMovies/A.swift","line":3}"#
        let details = #"{"symbol":"fail","text":"Issue recorded"},{"symbol":"details","text":"\#(text)"}"#
        let issue = #""issue":{"isKnown":\#(isKnown),\#(place)},"messages":[\#(details)],"#
        return event("issueRecorded", name, issue, in: suite)
    }
}
