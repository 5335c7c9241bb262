import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The report of a check, which shows the participant what to do next.
struct ReportTests {
    private func lines(_ check: Check, since previous: SessionEntry? = nil) -> [String] {
        Report(check: check, previous: previous).lines.map { $0.text(isColored: false) }
    }

    @Test(arguments: [
        (Verdict.doesNotBuild, ["✗ build      1 error", "  Sources/TopMovies/View.swift:7:1"]),
        (
            .notMoved,
            ["◐ layers     green so far: 40 runs of the laws, and 1 left to do", "  Not handed in yet: View0."]
        ),
        (.layersRed, ["○ layers     red: 1 law, 1 of 40 runs of the laws", "  law-View0", "    It works."]),
        (.overshot, ["✗ files      changed, though the task leaves them alone", "  View0.swift"]),
        (
            .behaviourRed,
            [
                "○ behaviour  red: 1 law, 1 of 1 runs of the laws", "  a-law  Sources/TopMovies/A.swift:3",
                "    A law.",
            ]
        ),
        (.done, ["● behaviour  green: 54 runs of the laws", "● layers     green: 40 runs of the laws", ""]),
    ])
    func `the lamps or errors come first, and the verdict with the number of problems last`(
        verdict: Verdict, part: [String]
    ) {
        let lines = lines(.seen(verdict))
        #expect(Check.seen(verdict).verdict == verdict)
        #expect(lines.contains(part), "\(lines)")
        let count = verdict == .done ? "" : " 1 problem left."
        #expect(lines.last == "\(verdict.rawValue). \(verdict.sentence)\(count)")
    }

    @Test func `five problems are shown, followed by the number of others`() {
        let lines = lines(.seen(.notMoved, problems: 9))
        #expect(lines.count { $0.hasPrefix("  Not handed in yet: ") } == 5)
        #expect(lines.contains("  and 4 more"))
        #expect(lines.last?.hasSuffix(" 9 problems left.") == true)
        let all = Report(check: .seen(.notMoved, problems: 9), showsAll: true).lines
        #expect(all.count { $0.text(isColored: false).hasPrefix("  Not handed in yet: ") } == 9)
    }

    @Test func `a place in the copy is shown as a path that exists from here`() {
        let items = [3, 9].map { LawRuns.ToDo(id: "old-name", sentence: "Old.", file: "Sources/A.swift", line: $0) }
        let broken = [LawRuns.Failure(law: "a-law", sentence: "It works.", instead: "no", place: "Sources/B.swift:4")]
        let report = Report(check: .of(toDo: items, broken: broken), copy: URL(filePath: "/my kata"))
        let lines = report.lines.map { $0.text(isColored: false) }
        #expect(lines.contains("  a-law  /my kata/Sources/B.swift:4"))
        #expect(lines.contains(["  /my kata/Sources/A.swift:3 and 9", "    Old."]))
    }

    @Test func `a law that two views break is reported once, and the problems are compared with the last check`() {
        let runs = ["law-3 (text view)", "law-3 (JSON view)"]
        let laws = LawRuns.of(in: .run(of: runs, failing: Set(runs)))
        let before = SessionEntry(.seen(.notMoved, problems: 3), changed: 1, seconds: 1)
        let lines = lines(.of(laws: laws), since: before)
        let expected = [
            "○ behaviour  red: 1 law, 2 of 2 runs of the laws",
            "  law-3 (text view, JSON view)  Sources/TopMovies/A.swift:3",
            "    A law.", "    Instead: saw 2",
        ]
        #expect(lines.starts(with: expected))
        #expect(lines.last?.hasSuffix("1 problem left (3 at the last check).") == true)
    }

    @Test func `after a finished step, the report says that the step is done`() throws {
        let parts = try ExerciseFiles(exercise: Exercise.all[2], repository: .this).parts()
        let item = LawRuns.ToDo(id: "detail", sentence: "Not handed in yet.")
        let last = try #require(lines(.of(toDo: [item], parts: parts)).last)
        #expect(last == "green, not moved. Step 1 is done; now for step 2. 1 problem left.")
    }

    @Test func `the current step comes first`() throws {
        let parts = try ExerciseFiles(exercise: Exercise.all[2], repository: .this).parts()
        let items = ["detail", "presenter"].map { LawRuns.ToDo(id: $0, sentence: "Not handed in yet.") }
        let check = Check.of(toDo: items, parts: parts)
        #expect(SessionEntry(check, changed: 1, seconds: 1).part == "1/\(parts.count)")
        #expect(lines(check)[0] == "Step 1 of \(parts.count): \(parts[0].name)")
    }

    @Test func `if any run of a law is missing, the report is red and says how many runs took place`() {
        var laws = LawRuns.of(in: .run(of: ["law-1 (text view)"]))
        laws.require(54)
        let lines = lines(.of(laws: laws))
        #expect(lines[0].hasPrefix("○ behaviour  red"))
        #expect(lines.contains("    Instead: 1 of 54 runs took place"))
    }
}
