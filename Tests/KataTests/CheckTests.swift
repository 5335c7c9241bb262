import Structure
import Testing

@testable import KataKit

/// The verdict of a check, which depends on the compiler, the laws, the lamp, and the files that must not change.
struct CheckTests {
    private static let kinds: KeyValuePairs<Finding.Kind, Verdict> = [
        .notJudged: .notJudged, .violation: .structureRed, .overshot: .overshot, .missing: .notMoved,
    ]

    @Test func `the worse of two findings decides, in either order, and a broken law outranks both`() {
        for (place, (worse, verdict)) in zip(0..., Self.kinds) {
            for kinds in Self.kinds.dropFirst(place).flatMap({ [[worse, $0.key], [$0.key, worse]] }) {
                let findings = kinds.map { Finding(rule: "a-rule", kind: $0, file: "A", line: nil, sentence: "") }
                var check = Check.of(findings: findings)
                #expect(check.verdict == verdict)
                #expect(Verdict(behaves: false, findings: findings) == .behaviourRed)
                check.isUntouched = true
                #expect(check.verdict == (verdict == .notJudged ? verdict : .notStarted))
            }
        }
    }

    @Test(arguments: [
        ("Tests/LawTests/Mine.swift", true, Verdict.done), ("Tests/LawTests/LawTests.swift", true, .structureRed),
        ("Package.swift", false, .structureRed), ("NOTES.md", false, .notMoved),
    ])
    func `changed laws or a changed build keep an exercise from being done, but added tests don't`(
        path: String, isSolved: Bool, verdict: Verdict
    ) throws {
        let kata = try CopiedKata()
        let solution = isSolved ? try kata.workspace.files(of: kata.exercise).solution() : [:]
        for (name, text) in solution { try kata.write(text, to: "Sources/TopMovies/\(name)") }
        try kata.write("// Mine.\n", to: path)
        if verdict == .done {
            try kata.workspace.note(Check(kata.exercise, in: kata.workspace), seconds: 1)
        } else {
            #expect(try kata.run(.check) == 1)
        }
        let check = try #require(kata.workspace.log.entries.last)
        #expect(check.verdict == verdict && check.red == 0, "\(check.problems)")
        #expect(check.problems.contains("suite-untouched \(path)") == (verdict == .structureRed))
        #expect(try (kata.workspace.debrief(of: kata.exercise).effort != nil) == (verdict == .done))
    }

    @Test func `with a changed cost program, an exercise is never done, even if the laws hold`() throws {
        let kata = try CopiedKata(Exercise.all[13])
        try kata.write("// Mine.\n", to: "Sources/cost/main.swift")
        #expect(try kata.run(.check) == 1)
        let entry = try #require(kata.workspace.log.entries.last)
        #expect(entry.verdict == .structureRed && entry.problems == ["suite-untouched Sources/cost/main.swift"])
    }
}
