import Foundation
import Structure
import Testing

@testable import KataKit

/// The report of a check, which shows the participant what to do next.
struct ReportTests {
    private func lines(_ check: Check, since previous: SessionEntry? = nil) -> [String] {
        Report(check: check, previous: previous).lines.map { $0.text(isColored: false) }
    }

    @Test(arguments: [
        (Verdict.doesNotBuild, ["  Sources/TopMovies/View.swift:7:1", "    cannot find 'x' in scope", ""]),
        (.notMoved, ["○ structure  red: 1 problem", "  View0.swift:3"]),
        (.structureRed, ["○ structure  red: 1 problem"]), (.overshot, ["○ structure  red: 1 problem"]),
        (
            .notJudged,
            [
                "– structure  not judged",
                "    knows more than it should, which takes some words to say: move it, please",
            ]
        ), (.done, ["● structure  green: built as the task asks", ""]),
    ])
    func `the first lines show the lamps or errors, and the last line the verdict`(verdict: Verdict, next: [String]) {
        let lines = lines(.seen(verdict))
        #expect(Check.seen(verdict).verdict == verdict)
        let first = verdict == .doesNotBuild ? "✗ build      1 error" : "● behaviour  green: 54 runs of the laws"
        #expect(lines.starts(with: [first] + next))
        #expect(lines.last == "\(verdict.rawValue). \(verdict.sentence)")
        #expect(self.lines(.of(.contacts)).contains("● structure  green: built as the task asks"))
        let isFound = lines.contains("  Why: TASK.md") && lines.contains { $0.hasSuffix("(a-rule)") }
        #expect(isFound == ![.done, .doesNotBuild, .notJudged].contains(verdict))
    }

    @Test func `five problems are shown, followed by the number of others`() {
        let lines = lines(.seen(.notMoved, findings: 9))
        #expect(lines.count { $0.hasSuffix("(a-rule)") } == 5)
        #expect(lines.contains("  and 4 more"))
        let all = Report(check: .seen(.notMoved, findings: 9), showsAll: true).lines
        #expect(all.count { $0.text(isColored: false).hasSuffix("(a-rule)") } == 9)
    }

    @Test func `problems come first, then what's missing, then what still has to move, each with its place`() {
        let findings = [
            ("Deep/A.swift", Finding.Kind.missing, 3), ("B.swift", .missing, nil), ("Package.swift", .violation, nil),
            ("C.swift", .overshot, 4), ("TopMovies", .missing, nil),
        ].map { Finding(rule: "a-rule", kind: $1, file: $0, line: $2, sentence: "") }
        let lines = Report(check: .of(findings: findings), copy: URL(filePath: "/my kata")).lines
        let places = lines.map { $0.text(isColored: false) }.filter { $0.contains(/^  \S/) }
        let sources = "  /my kata/Sources/TopMovies"
        #expect(
            places == [
                "  /my kata/Package.swift", "\(sources)/C.swift:4", "\(sources)/B.swift", "  TopMovies",
                "\(sources)/Deep/A.swift:3", "  Why: TASK.md",
            ])
    }

    @Test func `a law that two views break is reported once, with the difference from the last check`() {
        let runs = ["law-3 (text view)", "law-3 (JSON view)"]
        let laws = LawRuns(events: .run(of: runs, failing: Set(runs)), expected: 2, hasSucceeded: false)
        let before = SessionEntry(.seen(.notMoved, findings: 3), changed: 1, seconds: 1)
        let lines = lines(.of(laws: laws), since: before)
        #expect(
            lines.prefix(5) == [
                "○ behaviour  red: 1 law, 2 of 2 runs, 0 → 2 since the last check", "  law-3 (text view, JSON view)",
                "    A law.", "    Instead: saw 2",
                "● structure  green: built as the task asks, 3 → 0 since the last check",
            ])
        let broken = SessionEntry(.seen(.doesNotBuild), changed: 1, seconds: 1)
        #expect(!self.lines(.of(laws: laws), since: broken).contains { $0.contains("since the last check") })
    }

    @Test func `the current step comes first, and findings for later steps are only counted`() throws {
        let steps = try ExerciseFiles(exercise: Exercise.all[2], repository: .this).microSteps()
        let findings = [("presenter-exists", "TopMovies"), ("presentation-exists", "TopMovies")].map {
            Finding(rule: $0.0, kind: .missing, file: $0.1, line: nil, sentence: "is missing")
        }
        let check = Check.of(findings: findings, steps: steps)
        #expect(SessionEntry(check, changed: 1, seconds: 1).microStep == "1/\(steps.count)")
        let lines = lines(check)
        #expect(lines[0] == "Step 1 of \(steps.count): \(steps[0].name)")
        #expect(lines.contains("    is missing (presentation-exists)"))
        #expect(!lines.contains("    is missing (presenter-exists)"))
        #expect(lines.contains("  and 1 for later steps"))
    }

    @Test func `if any run of a law is missing, the report is red and says how many runs took place`() {
        let laws = LawRuns(events: .run(of: ["law-1 (text view)"]), expected: 54, hasSucceeded: true)
        let lines = lines(.of(laws: laws))
        #expect(lines[0].hasPrefix("○ behaviour  red"))
        #expect(lines.contains("    Instead: 1 of 54 runs took place"))
    }
}
