import Foundation
import TestSupport
import Testing

@testable import KataKit

/// The book, which must be complete and accessible to every reader.
///
/// The suite is on the main actor because its tests share the parsed pages, which aren't Sendable.
@MainActor struct BookTests {
    @Test(arguments: BookProperty.all)
    func `the book has each property, and a page that lacks it is noticed`(property: BookProperty) throws {
        let subjects = try (provesEverything ? [Self.real, Self.fixture] : [Self.fixture]).map { try $0.get() }
            .map(property.subjects)
        if provesEverything { #expect(!subjects[0].isEmpty, "the book contains elements of this kind") }
        for subject in subjects.joined() where !subject.isGood { Issue.record("lacks the property: \(subject.name)") }
        let example = try #require(PageElement.root(of: "<html><body>\(property.example)</body></html>"))
        #expect(property.subjects(example).contains { !$0.isGood })
    }

    private static let fixture = Result { try #require(PageElement.root(of: try BookFixture.html.get())) }
    private static let real = Result { try #require(PageElement.root(of: try BookFixture.real.get().html)) }

    @Test func `each hunk of the diffs occurs once, with its lines in their rows`() throws {
        let figures = try Self.fixture.get().all(class: "hunk").filter { $0.text.contains("in the file") }
        let hunks = try Step.all[1...2].flatMap { step in try StepDiff.with(step.number).hunks.map { (step, $0) } }
        #expect(Set(figures.map { $0.attributes["id"] }).count == hunks.count && figures.count == hunks.count)
        for (step, hunk) in hunks {
            let id = Anchors.hunk(hunk, in: Anchors.chapter(step))
            let figure = try #require(figures.first { $0["id"] == id }, "\(id)")
            let lines = figure.all(class: "line")
            let twins = lines.filter { $0.classes.contains("twin") }
            #expect(figure.hunkLines == hunk.lines.map { "\($0.kind.rawValue)\($0.text)" })
            #expect(twins.map(\.text) == lines.filter { $0.name == "span" && !twins.contains($0) }.map(\.text))
            #expect(twins.allSatisfy { $0["aria-hidden"] == "true" })
            for (index, row) in hunk.rows.enumerated() {
                let inRow = lines.filter { $0["style"].hasPrefix("--r:\(index + 1);") }
                #expect(inRow.map(\.text) == [row.old?.text, row.new?.text].compactMap(\.self))
            }
        }
    }

    @Test func `every page of Steps is in the book, except for exercises, changes and three other pages`() throws {
        let chapters = try BookFixture.real.get().chapters
        let others = /(?:INSTRUCTOR|promises|package)\.md|(?:changes|exercises)\/.*/
        let pages = Repository.this.root.appending(path: "Steps").subpaths.filter {
            $0.hasSuffix(".md") && $0.wholeMatch(of: others) == nil
        }
        #expect(Set(chapters.map(\.path)) == Set(pages.map { "Steps/\($0)" }))
        #expect(chapters.allSatisfy { $0.text.headings.first?.level == 1 })
        let prose = chapters.map { $0.text.blocks.compactMap(\.prose).joined() }
        let words = prose.map { $0.flatMap { $0.split(separator: " ") }.count }
        #expect(words.reduce(0, +) <= 16_000, "too many words of prose and tables; by chapter: \(words)")
    }

    /// A page with chapter 0 and a glossary. The text of step 1 contains content that is too wide for a phone.
    private static let full = Result {
        let (fixture, step) = (try BookFixture(), Step.all[0])
        let fence = "```swift Conformance/Laws/LoadingLaws.swift\n        if a {\n\n            b()\n        }\n```\n"
        let table =
            "| a | b |\n| --- | --- |\n| **Title** | |\n| c | [README](../../README.md) |\n"
            + "\n| law | found |\n| --- | --- |\n| `presenter-serves-two` | The first observer gets neither |\n"
        let path = "`Sources/Conformance/Layers/BusinessLaws.swift`, from step 2 to + Presenter"
        try fixture.write(BookFixture.text(of: step) + "\(fence)\n\(table)\n\(path)\n", of: step)
        let hunk =
            "Why.\n\n```diff A.swift\n@@ -1 +1 @@\n-a\n+b\n```\n\nAnd:\n\n```diff A.swift\n c\n-d\n```\n\n```text trace 0 load\nA → B c()\n```\n"
        let glossary = "# Glossary\n\n[MVC](0-mvc/README.md)\n"
        try fixture.repository.root.write(
            ["Steps/0-mvc/README.md": "# Chapter 0: MVC\n\n\(hunk)", "Steps/glossary.md": glossary])
        return try fixture.page()
    }

    @Test func `chapter 0 and the glossary are in their places, with their hunks and traces`() throws {
        let page = try #require(PageElement.root(of: Self.full.get()))
        let chapters = page.all(class: "chapter")
        let ids = ["front", "step-0", "step-1", "step-2", "step-3", "step-4", "glossary", "sources"]
        #expect(chapters.map { $0["id"] } == ids)
        #expect(chapters[1].all("figure")[0].hunkLines == ["-a", "+b"])
        #expect(chapters[1].all("figure")[1].hunkLines == [" c", "-d"])
        #expect(chapters[1].all(class: "hops").count == 1)
        #expect(page.all("details").contains { $0["id"] == "src-0-TextMovieListView" })
        #expect(chapters[6].all("a").contains { $0["href"] == "#step-0" })
    }

    @Test(.inFullRun)
    func `each step ends with the exercises that start from it, and each exercise is in the list`() throws {
        let page = try Self.real.get()
        let tasks = page.all(class: "now").map { $0.text.matches(of: /exercise\u{A0}(\d+)/).map { String($0.1) } }
        let starts = Step.both.map(\.text) + ["Steps/practice/contacts.md", "Steps/observation.md"]
        let expected = starts.map { start in Exercise.all.filter { $0.text == start }.map { "\($0.number)" } }
        #expect(tasks == expected)
        let list = try Repository.this.text(at: "Steps/exercises.md")
        for exercise in Exercise.all {
            #expect(list.contains("| [\(exercise.number)](exercises/\(exercise.folder)/TASK.md) |"))
        }
    }

    @Test func `a JSON view's change is folded only if it repeats that of the text view`() throws {
        let folds = try Self.fixture.get().all("details").filter { $0.classes.contains("fold") }
        // In step 2, the text and JSON views change differently in the list's formatting loop and on the detail screen.
        #expect(folds.count == 4)
        for fold in folds { #expect(fold.all("summary")[0].text.hasPrefix("JSONMovieListView.swift: ")) }
    }

    @Test func `on a phone, code starts at the edge, names aren't broken, and titles span the table`() throws {
        let html = try Self.full.get()
        let page = try #require(PageElement.root(of: html))
        let excerpt = try #require(page.all(class: "excerpt").first { $0.text.contains("b()") })
        #expect(excerpt.all(class: "line").map(\.text) == ["if a {", "", "    b()", "}"])
        #expect(html.contains("<wbr />.bind(<wbr />to:<wbr /> ") && !html.contains("(<wbr />)"))
        #expect(page.all("th").first { $0.text == "Title" }?["colspan"] == "2")
        #expect(page.all("td").contains { $0.text == "README.md" })
        #expect(page.all(class: "cards").contains { $0.text.contains("presenter-serves-two") })
        let long = page.all(class: "long").first { $0.text == "Sources/Conformance/Layers/BusinessLaws.swift" }
        #expect(long?.all("wbr").count == 4)
        #expect(page.all("p").contains { $0.text.hasSuffix("from step\u{A0}2 to +\u{A0}Presenter") })
    }

    @Test func `each step is a chapter, in order, and the appendix holds each source file, line by line`() throws {
        let page = try Self.fixture.get()
        #expect(page.all(class: "chapter").map { $0["id"] } == ["front"] + (1...4).map { "step-\($0)" } + ["sources"])
        for step in Step.all {
            for (file, text) in try Repository.this.sources(of: step) {
                let id = "src-\(step.number)-\(file.dropLast(6))"
                let source = try #require(page.all("details").first { $0["id"] == id })
                let lines = source.all(class: "line")
                #expect(lines.map(\.text).joined(separator: "\n") + "\n" == text)
                #expect(lines.last?["id"] == "\(id)-L\(lines.count)")
            }
        }
    }

    @Test func `each new line in the rename view equals the old one once the rename is undone`() throws {
        let page = try Self.fixture.get()
        let figures = page.all(class: "lens")
        #expect(!figures.isEmpty)
        for figure in figures {
            let new = figure.all("ins")
            #expect(figure.all("del").map(\.text) == new.map { Rename.undone(in: $0.text) })
            for name in new.flatMap({ $0.all("b") }) { #expect(name["data-was"] == Rename.undone(in: name.text)) }
            #expect(new.allSatisfy { line in line.all("b").count == line.text.matches(of: /[Ii]nteractor/).count })
        }
        #expect(page.all(class: "verdict").map(\.text) == ["No other difference."])
    }

    @Test func `text that looks like markup is shown, and has no effect`() throws {
        let html = try BookFixture.html.get()
        #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp;"))
        #expect(html.contains("&lt;/style&gt;"))
    }

    @Test func `the steps can be viewed one by one without a script, in both layouts, and all are printed`() throws {
        let page = try Self.fixture.get()
        let figure = try #require(page.all(class: "steps").first)
        let choices = figure.all("input").map { $0["id"] }
        #expect(choices == (1...5).map { "steps-\($0)" } + ["steps-all"])
        #expect(Set(figure.all("input").map { $0["name"] }).count == 1)
        for layout in ["wide", "tall"] {
            let frames = figure.all(class: layout).flatMap { $0.all("title") }.map(\.text)
            let titles = ["1 MVVM", "1b MVVM, formatting", "2 + Presenter", "3 + Router", "4 = VIPER"]
            #expect(frames == titles.map { "Step \($0)" } + ["Legend"])
        }
        #expect(figure.all("script").isEmpty)
        // A step is hidden only on screen, and only while another step is selected.
        let style = Resource.text("book.css")
        let hiding = try #require(style.firstMatch(of: /@media screen \{\n([^{}]*\.frame[^{}]*)\{ display: none; \}/)).1
        let rules = hiding.split(separator: "),\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(rules.count == 5)
        for (rule, number) in zip(rules, 1...) {
            #expect(
                rule.hasPrefix(".steps:has(#steps-\(number):checked) .frame:not(:nth-child(\(number)), :last-child"))
        }
        #expect(style.ranges(of: ".frame:not(").count == 5 && style.contains(".frame { break-inside: avoid; }"))
    }

    @Test(.inFullRun)
    func `a picture is part of the page, and new traces appear beside the old ones`() throws {
        let runs = try Self.real.get().all(class: "run")
        #expect(runs.contains { $0.all("figure").count { $0.classes.contains("hops") } == 2 })
        let page = try Self.fixture.get()
        let boxes = page.all("svg").compactMap { $0.attributes["aria-labelledby"] }.filter { $0.contains("-boxes-") }
        let titles = ["front-boxes-1"] + (1...4).map { "step-\($0)-boxes-\($0)" }
        #expect(boxes.map { $0.prefix { $0 != " " } } == titles.map { "\($0)-1-title" })
        let hops = page.all(class: "hops").flatMap { $0.all("li") }
        #expect(!hops.isEmpty && hops.allSatisfy { $0.text.hasPrefix("View → ") && $0["style"] == "--depth:0" })
    }
}

extension PageElement {
    /// The lines of a hunk, with a diff's markers.
    fileprivate var hunkLines: [String] {
        all(class: "line").filter { !$0.classes.contains("twin") }.map {
            (["del": "-", "ins": "+", "span": " "][$0.name] ?? "?") + $0.text
        }
    }
}
