import Foundation
import Testing

@testable import kata

/// The figures of the change requests, as far as they need no build: 'kata dev evidence' builds the patches, too.
struct EvidenceTests {
    @Test func `each change applies to the steps, and the texts hold its figures`() throws {
        let page = EvidencePage(evidence: try Evidence(of: .this))
        #expect(page.evidence.rows.count { $0.figures.count == 4 } == 12)
        #expect(try page.staleFiles(in: .this).keys.sorted() == [])
        // A stale figure shows as the file that holds it.
        try URL.withTemporaryFolder { folder in
            let text = try Repository.this.text(at: EvidencePage.file)
            let stale = text.replacing(/\| A third platform: Markdown \| \d+/, with: "| A third platform: Markdown | 9")
            try #require(stale != text)
            try folder.write([
                EvidencePage.file: stale, "README.md": try Repository.this.text(at: "README.md"),
                EvidencePage.picture: try Repository.this.text(at: EvidencePage.picture),
            ])
            #expect(try page.staleFiles(in: Repository(root: folder)).keys.sorted() == [EvidencePage.file])
        }
    }

    @Test func `a patch that no longer applies is named`() throws {
        try URL.withTemporaryFolder { folder in
            let copy = folder.appending(path: "10-country")
            try FileManager.default.copyItem(
                at: Repository.this.root.appending(path: "Steps/changes/10-country"), to: copy)
            let patch = try String(contentsOf: copy.appending(path: "4.patch"), encoding: .utf8)
            try copy.write(["4.patch": patch.replacing("console.write", with: "console.rewrite")])
            let sources = folder.appending(path: "package/Sources")
            for part in ["Sources", "Tests"] {
                try FileManager.default.createDirectory(
                    at: sources.deletingLastPathComponent(), withIntermediateDirectories: true)
                try FileManager.default.copyItem(
                    at: Repository.this.root.appending(path: part), to: folder.appending(path: "package/\(part)"))
            }
            let error = try #require(throws: KataError.self) {
                try Change(copy).carryOut(in: folder.appending(path: "package")) {}
            }
            #expect(error.description.hasPrefix("'10-country/4.patch' no longer applies: "))
        }
    }

    @Test func `figures distinguish views, contracts and types`() throws {
        let before = [
            "AView.swift": "final class AView {\n    let a = 1\n}\n",
            "Contract.swift": "protocol Shown {\n    var a: Int { get }\n}\n",
        ]
        let after = [
            "AView.swift": "final class AView {\n    let a = 2\n}\n\nextension AView {\n    var b: Int { 3 }\n}\n",
            "Contract.swift": "protocol Shown {\n    var a: Int { get }\n    var b: Int { get }\n}\n",
            "New.swift": "struct New {}\n",
        ]
        var repetition = Repetition()
        let figures = try ChangeFigures(
            of: Step.all[1], before: before, after: after, layers: ["business", "presenter", "router", "view"],
            repetition: &repetition)
        var expected = ChangeFigures()
        (expected.files, expected.types, expected.contracts) = (3, 3, 1)
        (expected.added, expected.deleted, expected.linesInViews) = (7, 1, 6)
        expected.lawsBelowViews = 2
        #expect(figures == expected)
    }

    @Test func `a line counts as repeated if another file has it`() throws {
        let line = "let stars = String(repeating: full, count: rating / 2)"
        var repetition = Repetition()
        let count = repetition.count(
            before: ["A.swift": "// a\n", "B.swift": "\(line)\n"],
            after: ["A.swift": "// a\n\(line)\nlet other = 1\n", "B.swift": "\(line)\n"])
        #expect(count == 1)
    }
}

/// The five questions.
struct AdviceTests {
    private func step(_ answers: [String: String]) throws -> Int {
        let places = try Advice.questions.map { question in
            let word = answers[question.option] ?? question.answers[0]
            return (question.option, try #require(question.answers.firstIndex(of: word)))
        }
        return Advice(answers: Dictionary(uniqueKeysWithValues: places)).step.number
    }

    @Test func `nothing but one view of few screens is MVVM`() throws {
        #expect(try step([:]) == 1)
        #expect(try step(["--team": "some", "--lifetime": "year", "--redesigns": "yearly"]) == 1)
    }

    @Test func `formatting in several views calls for a presenter`() throws {
        #expect(try step(["--platforms": "two"]) == 2)
        #expect(try step(["--redesigns": "often"]) == 2)
    }

    @Test func `views that navigate alike call for a router`() throws {
        #expect(try step(["--routes": "rule"]) == 3)
        #expect(try step(["--routes": "shared"]) == 1)
        #expect(try step(["--routes": "shared", "--platforms": "two"]) == 3)
        #expect(try step(["--routes": "rule", "--team": "many", "--lifetime": "years"]) == 4)
    }

    @Test func `every set of answers leads to the same step as the text's tree`() {
        let options = Advice.questions.map(\.option)
        for number in 0..<243 {
            let digits = (0..<5).map { number / [1, 3, 9, 27, 81][$0] % 3 }
            let answers = Dictionary(uniqueKeysWithValues: zip(options, digits))
            let (views, redesigns, routes, team, life) = (digits[0], digits[1], digits[2], digits[3], digits[4])
            let isLarge = team == 2 && life == 2
            let isDoubled = views > 0 || redesigns == 2 || (redesigns == 1 && life == 2)
            let expected =
                if routes == 2 || isDoubled && routes == 1 { isLarge ? 4 : 3 } else { isDoubled || isLarge ? 2 : 1 }
            #expect(Advice(answers: answers).step.number == expected, "\(answers)")
        }
    }

    @Test func `each single answer that changes the advice is named`() {
        let advice = Advice(answers: [:])
        #expect(advice.alternatives.contains { $0.question.option == "--platforms" && $0.step.number == 2 })
        #expect(advice.alternatives.contains { $0.question.option == "--routes" && $0.answer == "rule" })
        #expect(advice.alternatives.allSatisfy { $0.step != advice.step })
    }

    @Test func `the rows that speak for the advice are changes`() throws {
        let names = Set(try Change.all(in: .this).map(\.name))
        for platforms in 0...2 {
            for routes in 0...2 {
                #expect(names.isSuperset(of: Advice(answers: ["--platforms": platforms, "--routes": routes]).rows))
            }
        }
    }
}
