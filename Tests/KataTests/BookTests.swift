import Foundation
import TestSupport
import Testing

@testable import ExerciseKit
@testable import KataKit

/// The book, which must be complete and accessible to every reader.
///
/// The suite is on the main actor because its tests share the parsed pages, which aren't Sendable.
@MainActor struct BookTests {
    @Test(arguments: BookProperty.all)
    func `the book has each property, and a page that lacks it is noticed`(property: BookProperty) throws {
        let pages = provesEverything ? [Self.real, Self.fixture] : [Self.fixture]
        for page in pages {
            let subjects = property.subjects(try page.get())
            #expect(!subjects.isEmpty, "the book contains elements of this kind")
            for subject in subjects where !subject.isGood {
                Issue.record("lacks the property: \(subject.name)")
            }
        }
        let example = "<html><body>\(property.example)</body></html>"
        let page = try #require(PageElement.root(of: example))
        #expect(property.subjects(page).contains { !$0.isGood })
    }

    private static let fixture = Result {
        try #require(PageElement.root(of: try BookFixture.html.get()))
    }
    private static let real = Result {
        try #require(PageElement.root(of: try BookFixture.real.get().html))
    }

    @Test func `each hunk of the diffs occurs once, with its lines in their rows`() throws {
        let figures = try Self.fixture.get().all(class: "hunk")
        let hunks = try [Step.presenter, .router].flatMap { step in
            try StepDiff.with(step.number).hunks.map { (step, $0) }
        }
        #expect(figures.count == hunks.count)
        for (step, hunk) in hunks {
            let id = Anchors.hunk(hunk, in: Anchors.chapter(step))
            let figure = try #require(figures.first { $0["id"] == id }, "\(id)")
            let lines = figure.all(class: "line")
            let twins = lines.filter { $0.classes.contains("twin") }
            #expect(figure.hunkLines == hunk.lines.map { "\($0.kind.rawValue)\($0.text)" })
            let shared = lines.filter { $0.name == "span" && !twins.contains($0) }
            #expect(twins.map(\.text) == shared.map(\.text))
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
    }

    /// A page with chapter 0, a glossary, and an indented excerpt in the text of step 1.
    private static let full = Result {
        let fixture = try BookFixture()
        let fence = """

            ```swift Conformance/Laws/LoadingLaws.swift
                    if a {

                        b()
                    }
            ```

            """
        try fixture.write(BookFixture.text(of: .mvvm) + fence, of: .mvvm)
        let hunk = """
            Why.

            ```diff A.swift
            @@ -1 +1 @@
            -a
            +b
            ```

            And:

            ```diff A.swift
             c
            -d
            ```

            ```text trace 0 load
            A → B c()
            ```

            """
        let glossary = "# Glossary\n\n[MVC](0-mvc/README.md)\n"
        try fixture.repository.root.write(
            ["Steps/0-mvc/README.md": "# Chapter 0: MVC\n\n\(hunk)", "Steps/glossary.md": glossary])
        return try fixture.page()
    }

    @Test func `chapter 0 and the glossary are in their places, with their hunks and traces`() throws {
        let page = try #require(PageElement.root(of: Self.full.get()))
        let chapters = page.all(class: "chapter")
        let ids = ["front", "step-0", "step-1", "step-2", "step-3", "step-4", "glossary"]
        #expect(chapters.map { $0["id"] } == ids)
        #expect(chapters[1].all("figure")[0].hunkLines == ["-a", "+b"])
        #expect(chapters[1].all("figure")[1].hunkLines == [" c", "-d"])
        #expect(chapters[1].all(class: "hops").count == 1)
        #expect(chapters[6].all("a").contains { $0["href"] == "#step-0" })
    }

    @Test(.inFullRun)
    func `each step ends with the exercises that start from it, and each exercise is in the list`() throws {
        let page = try Self.real.get()
        let tasks = page.all(class: "now").map { task in
            task.text.matches(of: /exercise (\d+)/).map { String($0.1) }
        }
        let starts = Step.both.map(\.text) + ["Steps/practice/contacts.md", "Steps/observation.md"]
        let expected = starts.map { start in
            Exercise.all.filter { $0.text == start }.map { "\($0.number)" }
        }
        #expect(tasks == expected)
        let list = try Repository.this.text(at: "Steps/exercises.md")
        for exercise in Exercise.all {
            #expect(list.contains("| [\(exercise.number)](exercises/\(exercise.folder)/TASK.md) |"))
        }
    }

    @Test func `each step is a chapter, in order, and an excerpt starts at the left edge`() throws {
        let chapters = try Self.fixture.get().all(class: "chapter").map { $0["id"] }
        #expect(chapters == ["front"] + (1...4).map { "step-\($0)" })
        let page = try #require(PageElement.root(of: Self.full.get()))
        let excerpt = try #require(page.all(class: "excerpt").first { $0.text.contains("b()") })
        #expect(excerpt.all(class: "line").map(\.text) == ["if a {", "", "    b()", "}"])
    }

    @Test func `each new line in the rename view equals the old one once the rename is undone`() throws {
        let page = try Self.fixture.get()
        let figures = page.all(class: "lens")
        #expect(!figures.isEmpty)
        for figure in figures {
            let new = figure.all("ins")
            #expect(figure.all("del").map(\.text) == new.map { Rename.undone(in: $0.text) })
            for line in new {
                let names = line.all("b")
                #expect(names.count == line.text.matches(of: /[Ii]nteractor/).count)
                #expect(names.map { $0["data-was"] } == names.map { Rename.undone(in: $0.text) })
            }
        }
        #expect(page.all(class: "verdict").map(\.text) == ["No other difference."])
    }

    @Test func `text that looks like markup is shown, and has no effect`() throws {
        let html = try BookFixture.html.get()
        #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp;"))
        #expect(html.contains("&lt;/style&gt;"))
    }

    @Test func `the steps can be viewed one by one without a script, in both layouts`() throws {
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
    }

    @Test(.inFullRun)
    func `a picture is part of the page, with ids of its own, and a trace shows each call`() throws {
        let page = try Self.fixture.get()
        let names = page.all("svg").compactMap { $0["aria-labelledby"].split(separator: " ").first }
        let boxes = names.filter { $0.contains("-boxes-") }
        let titles = ["front-boxes-1"] + (1...4).map { "step-\($0)-boxes-\($0)" }
        #expect(boxes.map(String.init) == titles.map { "\($0)-1-title" })
        let hops = page.all(class: "hops").flatMap { $0.all("li") }
        #expect(!hops.isEmpty)
        for hop in hops {
            #expect(hop.text.hasPrefix("View → ") && hop["style"] == "--depth:0")
        }
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
