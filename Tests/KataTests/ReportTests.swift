import Structure
import Testing

@testable import kata

/// The report says what a check came to, in words that a person can act on.
struct ReportTests {
    private func lines(_ verdict: Verdict, findings: Int = 1) -> [String] {
        Report(.seen(verdict, findings: findings)).plainLines
    }

    @Test(arguments: [Verdict.doesNotBuild, .notMoved, .structureRed, .overshot, .done])
    func `the last line is the verdict, and what it means`(verdict: Verdict) {
        #expect(Check.seen(verdict).verdict == verdict)
        #expect(lines(verdict).last == "\(verdict.rawValue). \(verdict.sentence)")
    }

    @Test func `a copy that does not build shows the errors alone`() {
        #expect(
            lines(.doesNotBuild).prefix(3) == [
                "✗ build      1 error", "  Sources/TopMovies/View.swift:7:1", "    cannot find 'x' in scope",
            ])
        #expect(!lines(.doesNotBuild).contains { $0.contains("behaviour") })
    }

    @Test func `two green lamps are done`() {
        #expect(
            lines(.done).prefix(2) == [
                "● behaviour  green: 54 runs of the laws", "● structure  green: built as step 2 asks",
            ])
    }

    @Test func `a red lamp says where, what, and which rule`() {
        #expect(lines(.notMoved).contains("○ structure  red: 1 finding"))
        #expect(lines(.notMoved).contains("  View0.swift:3"))
        #expect(lines(.notMoved).contains { $0.hasSuffix("(a-rule)") })
        #expect(lines(.notMoved).contains("  Why: TASK.md"))
    }

    @Test func `for Contacts, it names MVVM and VIPER, and its own text`() {
        func lines(_ findings: [Finding]) -> [String] {
            let laws = LawRuns(events: .run(), expected: 54, hasSucceeded: true)
            let check = Check(Exercise.all[10], build: Build(failures: []), laws: laws, findings: findings)
            return Report(check).plainLines
        }
        #expect(lines([]).contains("● structure  green: built as VIPER asks"))
        let finding = Finding(rule: "a-rule", kind: .missing, file: "View.swift", line: 3, sentence: "is wrong")
        #expect(lines([finding]).contains("  Why: TASK.md"))
    }

    @Test func `five problems are shown, and the number of others`() {
        let lines = lines(.notMoved, findings: 9)
        #expect(lines.count { $0.hasSuffix("(a-rule)") } == 5)
        #expect(lines.contains("  and 4 more"))
    }

    @Test func `a broken law says what was seen instead`() {
        let events = String.run(failing: ["law-3 (text view)"])
        let laws = LawRuns(events: events, expected: 54, hasSucceeded: false)
        let check = Check(Exercise.all[2], build: Build(failures: []), laws: laws, findings: [])
        #expect(check.verdict == .behaviourRed)
        #expect(
            Report(check).plainLines.prefix(4) == [
                "○ behaviour  red: 1 law, 1 of 54 runs", "  law-3 (text view)", "    A law.", "    Instead: saw 2",
            ])
    }

    @Test func `a law that two views break is reported once, with the change since the last check`() {
        let runs = ["law-3 (text view)", "law-3 (JSON view)"]
        let laws = LawRuns(events: .run(of: runs, failing: Set(runs)), expected: 2, hasSucceeded: false)
        let check = Check(Exercise.all[2], build: Build(failures: []), laws: laws, findings: [])
        let before = SessionEntry(.seen(.notMoved, findings: 3), changed: 1, seconds: 1)
        let lines = Report(check, previous: before).lines.map { $0.text(isColored: false) }
        #expect(
            lines.prefix(2) == [
                "○ behaviour  red: 1 law, 2 of 2 runs, 0 → 2 since the last check", "  law-3 (text view, JSON view)",
            ])
        #expect(lines.contains("● structure  green: built as step 2 asks, 3 → 0 since the last check"))
    }

    @Test func `the micro-step at hand comes first, and later findings are a number`() throws {
        let steps = try ExerciseFiles(of: Exercise.all[2], in: .this).microSteps()
        let findings = [("presenter-exists", "TopMovies"), ("presentation-exists", "TopMovies")].map {
            Finding(rule: $0.0, kind: .missing, file: $0.1, line: nil, sentence: "is missing")
        }
        let laws = LawRuns(events: .run(), expected: 54, hasSucceeded: true)
        let check = Check(Exercise.all[2], build: Build(failures: []), laws: laws, findings: findings, steps: steps)
        let lines = Report(check).plainLines
        #expect(lines[0] == "Step 1 of 4: A movie as text is a type")
        #expect(lines.contains("    is missing (presentation-exists)"))
        #expect(!lines.contains("    is missing (presenter-exists)"))
        #expect(lines.contains("  and 1 for later steps"))
    }

    @Test func `without all runs of the laws, the report is red, and says how many there were`() {
        let laws = LawRuns(events: .run(of: ["law-1 (text view)"]), expected: 54, hasSucceeded: true)
        let check = Check(Exercise.all[2], build: Build(failures: []), laws: laws, findings: [])
        let lines = Report(check).plainLines
        #expect(lines[0].hasPrefix("○ behaviour  red"))
        #expect(lines.contains("    Instead: 1 of 54 runs took place"))
    }
}

extension Report {
    /// The lines without colour.
    fileprivate var plainLines: [String] { lines.map { $0.text(isColored: false) } }
}
