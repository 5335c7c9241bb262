import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The study: the recorded figures, the texts that quote them, and the commit that the patches apply to.
struct EvidenceTests {
    private let figures = Result { try Figures(Repository.this.text(at: Figures.file)) }
    private let changes = Result { try Change.all(in: .this) }

    @Test func `the texts contain the recorded figures`() throws {
        let page = EvidencePage(figures: try figures.get(), changes: try changes.get())
        #expect(page.changes.count == 12)
        #expect(try page.staleFiles(in: .this).keys.sorted() == [])
        // A stale figure is reported under the name of its file.
        try URL.withTemporaryFolder { folder in
            let files = ["Steps/evidence.md", "Steps/evidence.svg", Figures.file]
            for file in files {
                let text = try Repository.this.text(at: file)
                try folder.write([file: text.replacing(/changes \| \d+/, with: "changes | 9")])
            }
            #expect(try page.staleFiles(in: Repository(root: folder)).keys.sorted() == [files[0]])
        }
    }

    @Test func `each figure in the page's prose comes from the study or from a cited page`() throws {
        let (figures, page) = (try figures.get(), try Repository.this.text(at: "Steps/evidence.md"))
        let onePlatform = try changes.get().dropFirst(2).reduce(figures[Figures.all, .oneView]) { sum, change in
            zip(sum, figures[change.name, .oneView]).map { ($0 ?? 0) + ($1 ?? 0) }
        }
        let table = page.lines.filter { $0.hasPrefix("|") }.joined()
        let cited = try ["changes/expected.md", "exercises/4-markdown-again/DEBRIEF.md"].map {
            try Repository.this.text(at: "Steps/\($0)")
        }
        let known = "\(figures.text) \(table) \(onePlatform) \(cited) 2019 2022"
        let numbers = [page, known].map { Set($0.replacing(",", with: "").matches(of: /\d{3,}/).map(\.output)) }
        #expect(numbers[0].subtracting(numbers[1]).isEmpty)
    }

    @Test(.inFullRun)
    func `each change applies to the study's commit and costs what is recorded`() throws {
        let (figures, worktree) = (try figures.get(), try #require(try Worktree(in: .this)))
        #expect(try Figures(of: changes.get(), in: worktree, recorded: figures).text == figures.text)
    }

    @Test func `a patch that doesn't apply is named, and a missing commit is noticed`() throws {
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

/// The advice for every combination of answers to the five questions.
struct AdviceTests {
    private static let figures = Result { try Figures(Repository.this.text(at: Figures.file)) }
    private static let all: [[String: String]] = Advice.questions.reduce([[:]]) { all, question in
        all.flatMap { answers in question.words.map { answers.merging([question.name: $0]) { $1 } } }
    }

    @Test func `no reason contradicts an answer, and each figure is in the right column`() throws {
        let (figures, changes) = (try Self.figures.get(), try Change.all(in: .this))
        #expect(Self.all.count == 2 * 3 * 3 * 3 * 4)
        let needs = [
            "01-markdown": ("--platforms", ["two", "more"]),
            "02-redesigned-list": ("--redesigns", ["yearly", "often"]),
            "03-stars": ("--redesigns", ["often"]), "08-deep-link": ("--routes", ["shared"]),
            "09-members-only": ("--routes", ["rule"]),
        ]
        for answers in Self.all {
            let advice = Advice(answers, figures: figures)
            let expected = needs.filter { $1.1.contains(answers[$1.0, default: ""]) }.keys.sorted()
            #expect(advice.changes.sorted() == expected, "\(answers)")
            let lines = advice.lines(changes)
            for change in changes {
                let row = lines.first { $0.hasPrefix(change.title + " ") }
                let cells = row?.split(separator: " ").suffix(5).map { Int($0) }
                #expect(cells == (expected.contains(change.name) ? figures[change.name, .lines] : nil))
            }
            let start = answers["--formats"] == "model" ? 1 : 0
            #expect(advice.price[start] == 0)
            let sums = advice.price.indices.map { index in
                expected.reduce(advice.price[index]) { $0 + (figures[$1, .lines][index] ?? 0) }
            }
            #expect(advice.total == sums, "\(answers)")
        }
    }

    @Test func `the column is the cheapest that '--tests' allows, and each alternative gives another column`() throws {
        let first = ["rules": 0, "texts": 1, "apart": 3, "taps": 4]
        for answers in Self.all {
            let advice = Advice(answers, figures: try Self.figures.get())
            let start = answers["--formats"] == "model" ? 1 : 0
            let least = max(start, try #require(first[answers["--tests", default: ""]]))
            #expect(advice.column >= least, "\(answers)")
            let best = advice.total[least...].min() ?? 0
            #expect(Column.isTie(max(0, advice.total[advice.column]), max(0, best)), "\(answers)")
            if least <= start, Column.isTie(max(0, advice.total[start]), max(0, best)) {
                #expect(advice.column == start)
            }
            for (option, answer, column) in advice.alternatives {
                let other = Advice(answers.merging([option: answer]) { $1 }, figures: try Self.figures.get())
                #expect(Column.all[other.column] == column && column != Column.all[advice.column])
            }
        }
    }

    @Test(arguments: [
        (100, 105, true), (100, 106, true), (100, 111, false), (10, 15, true), (10, 16, false), (0, 6, false),
    ])
    func `figures tie if they differ by at most 5 lines or a tenth`(one: Int, other: Int, isTie: Bool) {
        #expect(Column.isTie(one, other) == isTie && Column.isTie(other, one) == isTie)
    }
}
