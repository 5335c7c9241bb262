import Foundation
import TestSupport
import Testing

@testable import kata

/// The study: its recorded figures, the texts that repeat them, and the commit that its patches belong to.
struct EvidenceTests {
    private let figures = Result { try Figures(Repository.this.text(at: Figures.file)) }
    private let changes = Result { try Change.all(in: .this) }

    @Test func `the texts hold the recorded figures`() throws {
        let page = EvidencePage(figures: try figures.get(), changes: try changes.get())
        #expect(page.changes.count(where: \.isWhole) == 12)
        #expect(try page.staleFiles(in: .this).keys.sorted() == [])
        // A stale figure shows as the file that holds it.
        try URL.withTemporaryFolder { folder in
            let files = ["Steps/evidence.md", "Steps/evidence.svg", Figures.file]
            for file in files {
                let text = try Repository.this.text(at: file)
                try folder.write([file: text.replacingOccurrences(of: "n | 130", with: "n | 9")])
            }
            #expect(try page.staleFiles(in: Repository(root: folder)).keys.sorted() == [files[0]])
        }
    }

    @Test(.enabled(if: provesEverything))
    func `each change applies to the study's commit, and costs what is recorded`() throws {
        let (figures, worktree) = (try figures.get(), try #require(try Worktree(in: .this)))
        #expect(try Figures(of: changes.get(), in: worktree, recorded: figures).text == figures.text)
    }

    @Test func `a patch that doesn't apply is named, and so is a commit that history lacks`() throws {
        try URL.withTemporaryFolder { folder in
            let patch = "--- a/Package.swift\n+++ b/Package.swift\n@@ -1 +1,2 @@\n old\n+new\n"
            try folder.write(["Package.swift": "old\n", "Steps/changes/package.patch": patch])
            let user = ["-c", "user.name=kata", "-c", "user.email=kata@localhost"]
            for words in [["init", "--quiet"], ["add", "."], user + ["commit", "--quiet", "--message=study"]] {
                #expect(try Tool.git(words, in: folder).status == 0)
            }
            try folder.write(["Steps/changes/commit.txt": Tool.git(["rev-parse", "HEAD"], in: folder).output])
            let worktree = try #require(try Worktree(in: Repository(root: folder)))
            #expect(try Repository(root: worktree.folder).text(at: "Package.swift") == "old\nnew\n")
            let error = #expect(throws: KataError.self) { try worktree.commit(patch, as: "10-country") }
            #expect(error?.description.hasPrefix("'Steps/changes/10-country' doesn't apply to the study's") == true)
            try folder.write(["Steps/changes/commit.txt": String(repeating: "0", count: 40)])
            #expect(try Worktree(in: Repository(root: folder)) == nil)
        }
    }
}

/// The five questions.
struct AdviceTests {
    @Test func `every set of answers leads to the same step as the text's tree`() throws {
        let (options, names) = (Advice.questions.map(\.name), Set(try Change.all(in: .this).map(\.name)))
        for number in 0..<243 {
            let digits = (0..<5).map { number / [1, 3, 9, 27, 81][$0] % 3 }
            let advice = Advice(answers: Dictionary(uniqueKeysWithValues: zip(options, digits)))
            let (views, redesigns, routes, team, life) = (digits[0], digits[1], digits[2], digits[3], digits[4])
            let isLarge = team == 2 && life == 2
            let isDoubled = views > 0 || redesigns == 2 || (redesigns == 1 && life == 2)
            let expected =
                if routes == 2 || isDoubled && routes == 1 { isLarge ? 4 : 3 } else { isDoubled || isLarge ? 2 : 1 }
            #expect(advice.step.number == expected, "\(digits)")
            #expect(names.isSuperset(of: advice.rows), "\(digits)")
        }
    }

    @Test(arguments: [
        ("15 10 10 10", false), ("16 10 10 10", true), ("110 100 100 100", false), ("111 100 100 100", true),
        ("9 99 99 99", false),
    ])
    func `the figures are those of steps 1 to 4, and a tenth and 5 lines more count against a step`(
        lines: String, isDear: Bool
    ) throws {
        let changes = try Change.all(in: .this)
        let rows = changes.map { change in
            let cells = (change.name == "01-markdown" ? lines : "1 2 3 5").split(separator: " ").map(String.init)
            return ([change.name, "lines added"] + cells).joined(separator: "\t")
        }
        let figures = try Figures("head\n\(rows.joined(separator: "\n"))")
        let report = Advice(answers: [:]).lines(changes, figures)
        #expect(report[0] == "Step 1, MVVM." && report[4].hasSuffix(": 1, 2, 3, 5"))
        #expect(report.contains("What costs more than it could:") == isDear)
        #expect(report.contains { $0.hasSuffix(": \(lines.replacing(" ", with: ", "))") } == isDear)
        let others = report.split(separator: "What would change that:").dropFirst().joined()
        #expect(others.contains("  --platforms two: step 2") && others.contains("  --routes rule: step 3"))
        #expect(others.allSatisfy { !$0.hasSuffix("step 1") })
    }
}
