import Foundation
import Testing

@testable import kata

/// The book shows all that the steps differ in, and anybody can read it.
struct BookTests {
    @Test func `a book has no faults`() throws {
        let problems = try BookCheck.problems(in: BookFixture.html.get(), telling: BookFixture.diffs())
        #expect(problems == [])
    }

    @Test func `the book of the real texts and pictures has no faults`() throws {
        let book = try BookFixture.real.get()
        let problems = try BookCheck.problems(in: book.html, telling: BookFixture.diffs())
        #expect(problems == [])
        #expect(book.html.ranges(of: "class=\"drawing\"").count >= 16)
    }

    @Test func `every page of Steps is in the book, except the instructor's and the changes'`() throws {
        let chapters = try BookContents(of: .this).chapters
        let pages = Repository.this.root.appending(path: "Steps").subpaths.filter {
            $0.hasSuffix(".md") && $0 != "INSTRUCTOR.md" && !$0.hasPrefix("changes/")
        }
        #expect(Set(chapters.flatMap(\.files)) == Set(pages.map { "Steps/\($0)" }))
        #expect(chapters.allSatisfy { $0.headings.first?.level == 1 })
    }

    @Test func `chapter 0 and the glossary are in their places, with their hunks and traces`() throws {
        let fixture = try BookFixture()
        let hunk =
            "Why.\n\n```diff A.swift\n@@ -1 +1 @@\n-a\n+b\n```\n\nAnd:\n\n```diff A.swift\n c\n-d\n```\n\n```text trace 0 load\nA → B c()\n```\n"
        try fixture.write("# Chapter 0: MVC\n\n\(hunk)", to: "Steps/0-mvc/README.md")
        try fixture.write("# Glossary\n\n[MVC](0-mvc/README.md)\n", to: "Steps/glossary.md")
        let html = try fixture.book().html
        let problems = try BookCheck.problems(in: html, telling: BookFixture.diffs())
        #expect(problems == [])
        let page = try #require(PageTree.root(of: html))
        let chapters = page.all(class: "chapter")
        let ids = ["front", "step-0", "step-1", "step-2", "step-3", "step-4", "glossary", "sources"]
        #expect(chapters.map { $0.attributes["id"] } == ids)
        #expect(BookCheck.lines(of: chapters[1].all("figure")[0]) == ["-a", "+b"])
        #expect(BookCheck.lines(of: chapters[1].all("figure")[1]) == [" c", "-d"])
        #expect(chapters[1].all("svg").count == 1)
        #expect(page.all("details").contains { $0.attributes["id"] == "src-0-TextMovieListView" })
        #expect(chapters[6].all("a").contains { $0.attributes["href"] == "#step-0" })
    }

    @Test func `each step ends with the exercises that start from it, and each exercise has its debrief`() throws {
        let page = try #require(PageTree.root(of: try BookFixture.real.get().html))
        let tasks = page.all(class: "now").map { task in
            task.all("a").compactMap { $0.attributes["href"] }.map { String($0.dropFirst("#exercise-".count)) }
        }
        #expect(tasks == [["1", "2", "3"], ["4", "5", "6"], ["7", "8"], ["9", "10"], ["11"]])
        let exercises = page.all(class: "chapter").filter { $0.attributes["id"]?.hasPrefix("exercise-") == true }
        #expect(exercises.count == Exercise.all.count)
        for exercise in exercises {
            #expect(exercise.all(class: "fold").map { $0.all("summary")[0].text.prefix(7) } == ["Hints, ", "Debrief"])
        }
    }

    @Test func `quotes curl in prose, and stay as they are in code`() throws {
        let page = try #require(PageTree.root(of: try BookFixture.real.get().html))
        let prose = page.all("p") + page.all("li") + page.all("h2") + page.all("td")
        for element in prose where element.all("code").isEmpty {
            #expect(!element.text.contains { $0 == "\"" || $0 == "'" }, "\(element.text)")
        }
        #expect(
            page.all("pre").contains { $0.text.contains("\"") } && !page.all("pre").contains { $0.text.contains("“") })
    }

    @Test func `new traces are beside the old ones`() throws {
        let page = try #require(PageTree.root(of: try BookFixture.real.get().html))
        #expect(page.all(class: "run").contains { $0.all("figure").count { $0.classes.contains("sequence") } == 2 })
    }

    @Test func `a phone gets code from the edge, names in one piece, and titles across the table`() throws {
        let fixture = try BookFixture()
        let step = Step.all[0]
        let fence = "```swift Conformance/Laws/LoadingLaws.swift\n        if a {\n            b()\n        }\n```\n"
        let table =
            "| a | b |\n| --- | --- |\n| **Title** | |\n| c | [README](../../README.md) |\n"
            + "\n| law | found |\n| --- | --- |\n| `presenter-serves-two` | The first observer gets neither |\n"
        let path = "`Sources/Conformance/Layers/BusinessLaws.swift`, from step 2 to + Presenter"
        try fixture.write(BookFixture.text(of: step) + "\(fence)\n\(table)\n\(path)\n", of: step)
        let html = try fixture.book().html
        let problems = try BookCheck.problems(in: html, telling: BookFixture.diffs())
        #expect(problems == [])
        let page = try #require(PageTree.root(of: html))
        let excerpt = try #require(page.all(class: "excerpt").first { $0.text.contains("b()") })
        #expect(excerpt.all(class: "line").map(\.text) == ["if a {", "    b()", "}"])
        #expect(html.contains("<wbr />.bind(<wbr />to: ") && !html.contains("(<wbr />)"))
        #expect(page.all("th").first { $0.text == "Title" }?.attributes["colspan"] == "2")
        #expect(page.all("td").contains { $0.text == "README.md" })
        #expect(page.all(class: "cards").contains { $0.text.contains("presenter-serves-two") })
        let pieces = ["Sources/", "Conformance/", "Layers/", "BusinessLaws.swift"]
        #expect(page.all(class: "long").contains { $0.all("span").map(\.text) == pieces })
        #expect(page.all("p").contains { $0.text.hasSuffix("from step\u{A0}2 to +\u{A0}Presenter") })
    }

    /// What might happen to a book, and a word of what is said of it. Each group is done to one book.
    static let damages = [
        [("</main>", "</mane>", "not well-formed")],
        [
            ("id=\"hunk-2-MovieListModule-1\"", "id=\"x\"", "is there 0 times"),
            (">import</span>", ">export</span>", "other lines"), ("class=\"prose\"", "class=\"\"", "no prose"),
            ("id=\"undo\"", "id=\"unified\"", "no place 'undo'"),
            ("id=\"theme-dark\"", "id=\"main\"", "more than once"),
            ("<header", "<header onclick=\"f()\"", "fetched by 'onclick'"), ("<hr", "<img", "fetched by 'img'"),
            (":root {", "a { background: url(x.png) } :root {", "fetched by 'url('"),
            ("href=\"#front\"", "href=\"http://a.b\"", "fetched by 'href'"), ("<h1", "<h1></h1><h1", "not one title"),
            ("<h3 id=\"step-2-the-diff\"", "<h3>a</h3><h5>b</h5><h3 id=\"step-2-the-diff\"", "Before 'b'"),
            ("figcaption>", "figcap>", "no caption"), ("<div class=\"scroll\">", "<div>", "can't be scrolled"),
            ("font-size:12px", "font-size:11px", "has 11 points"), (" width=\"676\"", " width=\"600\"", "in its size"),
        ],
        [
            ("<footer>", "<p>", "no 'footer'"), ("</footer>", "</p>", "no 'footer'"),
            ("aria-label=\"Chapters\"", "", "no name"), (" lang=\"en\"", "", "language"),
            (">Skip to the text<", "><", "says nothing"), ("for=\"view-split\"", "", "'view-split' has no label"),
            ("<th scope=\"row\">", "<td>", "no head"),
            ("</th>", "</td>", "no head"), ("href=\"#main\"", "href=\"#front\"", "cannot be skipped"),
            ("href=\"#hunk-3-MovieListRouter-1\"", "href=\"#main\"", "no link to it"),
        ],
        [
            (".bar { display: contents;", ".bar { display: block;", "isn't in view at 360"),
            ("body { margin: 0;", "body { overflow-x: hidden; margin: 0;", "isn't in view at 1600"),
            ("--small: 1rem;", "--small: .7rem;", "small by '--small: .7rem'"),
            (".table table {", "td { font-size: 8pt; } .table table {", "small by 'font-size: 8pt'"),
            (".ordinal {", ".ordinal { opacity: .5;", "'.ordinal' has a colour of its own"),
            (".title p {", ".title p { color: gray;", "'.title p' has a colour of its own"),
            ("display: block; max-width: none;", "display: block; max-width: 100%;", "in its size"),
            ("pre-wrap; overflow: visible;", "pre-wrap;", "'.plain.scroll' is cut off on paper"),
            ("a:hover {", "a:hover { background: image-set('x.png' 1x);", "fetched by 'image-set('"),
            ("\"use strict\";", "fetch('x');", "fetched by 'fetch'"),
            ("<meta charset", "<meta http-equiv=\"refresh\" content=\"0\" /><meta charset", "fetched by 'meta'"),
        ],
        [
            ("url(#", "url(#x", "no place 'x"), ("<p>Made by", "<p>[x](y.md) \"made\" by", "A link isn't read"),
            ("Nothing on", "\"Nothing\" on", "Quotes are straight"), ("swift run kata book", "swift “run”", "curly"),
            ("<a href=\"#sources\">Sources</a>", "", "lacks a part"),
            (" style=\"--r", " style=\"top:0;--r", "style of its"),
            ("<li><a href=\"#sources\">", "<li><a href=\"#main\">", "The contents lack 'sources'"),
            ("rel=\"next\" href=\"#step-3\"", "rel=\"next\" href=\"#step-4\"", "followed by the next"),
            (
                "<footer>", "<footer><code class=\"long\">Sources/TopMovies/1-MVVM/MovieListModule.swift</code>",
                "breaks within a name"
            ),
            (
                "<footer>",
                "<footer><table class=\"narrow\"><tr><th>NarrowWithoutBreaks</th><th>AsWideAsTheOther</th></tr></table>",
                "too wide for a phone"
            ),
        ],
        [("<div class=\"bar\">", "<div class=\"bars\">", "within another element")],
    ]

    @Test(arguments: damages)
    func `a book's faults are noticed`(damages: [(old: String, new: String, problem: String)]) throws {
        var html = try BookFixture.html.get()
        for damage in damages {
            let isThere = html.contains(damage.old)
            #expect(isThere, "'\(damage.old)' stands in a book")
            html = html.replacing(damage.old, with: damage.new)
        }
        let problems = BookCheck.problems(in: html, telling: try BookFixture.diffs())
        for damage in damages {
            #expect(problems.contains { $0.contains(damage.problem) }, "\(damage.problem): \(problems)")
        }
    }

    @Test func `each step is a chapter, in order, and each source is in the appendix, line by line`() throws {
        let page = try #require(PageTree.root(of: try BookFixture.html.get()))
        let chapters = page.all(class: "chapter").map { $0.attributes["id"] }
        #expect(chapters == ["front", "step-1", "step-2", "step-3", "step-4", "sources"])
        for step in Step.all {
            for (file, text) in try Repository.this.sources(of: step) {
                let id = "src-\(step.number)-\(file.dropLast(6))"
                let source = try #require(page.all("details").first { $0.attributes["id"] == id })
                let lines = source.all(class: "line")
                #expect(lines.map(\.text).joined(separator: "\n") + "\n" == text)
                #expect(lines.last?.attributes["id"] == "\(id)-L\(lines.count)")
            }
        }
    }

    @Test func `a line in both steps is doubled once, and the double is hidden from screen readers`() throws {
        let page = try #require(PageTree.root(of: try BookFixture.html.get()))
        for figure in page.all("figure") where figure.classes.contains("hunk") {
            let lines = figure.all(class: "line")
            let twins = lines.filter { $0.classes.contains("twin") }
            #expect(twins.map(\.text) == lines.filter { $0.name == "span" && !twins.contains($0) }.map(\.text))
            #expect(twins.allSatisfy { $0.attributes["aria-hidden"] == "true" })
        }
    }

    @Test func `side by side, each line is in its row`() throws {
        let page = try #require(PageTree.root(of: try BookFixture.html.get()))
        let figures = page.all("figure").filter { $0.classes.contains("hunk") }
        for (figure, hunk) in zip(figures, try BookFixture.diffs().flatMap(\.diff.hunks)) {
            let lines = Dictionary(grouping: figure.all(class: "line")) { line in
                line.attributes["style"]?.split(separator: ";").first.map(String.init) ?? ""
            }
            for (index, row) in hunk.rows.enumerated() {
                let inRow = lines["--r:\(index + 1)"] ?? []
                #expect(inRow.map(\.text) == [row.old?.text, row.new?.text].compactMap(\.self))
            }
        }
    }

    @Test func `with the rename undone, each new line of the lens equals the old one`() throws {
        let page = try #require(PageTree.root(of: try BookFixture.html.get()))
        let figures = page.all(class: "lens")
        #expect(!figures.isEmpty)
        for figure in figures {
            let new = figure.all("ins")
            #expect(figure.all("del").map(\.text) == new.map { Rename.undone(in: $0.text) })
            for name in new.flatMap({ $0.all("b") }) {
                #expect(name.attributes["data-was"] == Rename.undone(in: name.text))
            }
            #expect(new.allSatisfy { line in line.all("b").count == line.text.matches(of: /[Ii]nteractor/).count })
        }
        #expect(page.all(class: "verdict").map(\.text) == ["No other difference."])
    }

    @Test func `text that looks like markup is shown, and has no effect`() throws {
        let html = try BookFixture.html.get()
        let problems = try BookCheck.problems(in: html, telling: BookFixture.diffs())
        #expect(problems == [])
        #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp;"))
        #expect(html.contains("&lt;/style&gt;"))
    }

    @Test func `the four steps can be gone through without a script, in both layouts, and all are on paper`() throws {
        let page = try #require(PageTree.root(of: try BookFixture.html.get()))
        let figure = try #require(page.all(class: "steps").first)
        let choices = figure.all("input").map { $0.attributes["id"] ?? "" }
        #expect(choices == ["steps-1", "steps-2", "steps-3", "steps-4", "steps-all"])
        #expect(Set(figure.all("input").map { $0.attributes["name"] }).count == 1)
        for layout in ["wide", "tall"] {
            let frames = figure.all(class: layout).flatMap { $0.all("title") }.map(\.text)
            #expect(
                frames == ["Step 1 MVVM", "Step 2 + Presenter", "Step 3 + Router", "Step 4 = VIPER", "Legend"])
        }
        #expect(figure.all("script").isEmpty)
        // A step is hidden on the screen alone, and only where another one is chosen.
        let style = Resource.text("book.css")
        let hiding = try #require(style.firstMatch(of: /@media screen \{\n([^{}]*\.frame[^{}]*)\{ display: none; \}/)).1
        let rules = hiding.split(separator: "),\n").map { $0.trimmingCharacters(in: .whitespaces) }
        #expect(rules.count == 4)
        for (rule, number) in zip(rules, 1...) {
            #expect(
                rule.hasPrefix(".steps:has(#steps-\(number):checked) .frame:not(:nth-child(\(number)), :last-child"))
        }
        #expect(style.ranges(of: ".frame:not(").count == 4 && style.contains(".frame { break-inside: avoid; }"))
    }

    @Test func `a picture is part of the page`() throws {
        let page = try #require(PageTree.root(of: try BookFixture.html.get()))
        let boxes = page.all("svg").compactMap { $0.attributes["aria-labelledby"] }.filter { $0.contains("-boxes-") }
        #expect(
            boxes.map { $0.prefix { $0 != " " } } == [
                "front-boxes-1-1-title", "step-1-boxes-1-1-title", "step-2-boxes-2-1-title", "step-3-boxes-3-1-title",
                "step-4-boxes-4-1-title",
            ])
        #expect(page.all(class: "sequence").allSatisfy { $0.all("details").first?.text.contains("View →") == true })
    }
}

extension [PageElement] {
    fileprivate func contains(_ element: PageElement) -> Bool { contains { $0 === element } }
}
