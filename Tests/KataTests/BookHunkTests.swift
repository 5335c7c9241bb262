import Testing

@testable import ExerciseKit
@testable import KataKit

/// The hunks in the book: those of the steps' diffs, those that a text quotes, and the rename.
@MainActor struct BookHunkTests {
    @Test func `each hunk of the diffs occurs once`() throws {
        let figures = try BookPages.generated.get().all(class: "hunk")
        let hunks = try StepDiff.with(2).hunks + StepDiff.with(3).hunks
        #expect(figures.count == hunks.count)
    }

    @Test(arguments: [Step.presenter, .router]) func `a hunk has all its lines, in their rows`(step: Step) throws {
        let figures = try BookPages.generated.get().all(class: "hunk")
        for hunk in try StepDiff.with(step.number).hunks {
            let id = Anchors.hunk(hunk, in: Anchors.chapter(step))
            let figure = try #require(figures.first { $0["id"] == id }, "\(id)")
            #expect(figure.hunkLines == hunk.lines.map { "\($0.kind.rawValue)\($0.text)" })
            let lines = Dictionary(grouping: figure.all(class: "line"), by: \.row)
            for (number, row) in zip(1..., hunk.rows()) {
                let texts = [row.old?.text, row.new?.text].compactMap(\.self)
                #expect(lines[number]?.map(\.text) == texts, "\(id)")
            }
        }
    }

    @Test func `a line that both steps share has a twin, which isn't read aloud`() throws {
        for figure in try BookPages.generated.get().all(class: "hunk") {
            let lines = figure.all(class: "line")
            let twins = lines.filter(\.isTwin)
            let shared = lines.filter { $0.name == "span" && !$0.isTwin }
            #expect(twins.map(\.text) == shared.map(\.text))
            #expect(twins.allSatisfy { $0["aria-hidden"] == "true" })
        }
    }

    @Test func `a text may quote a hunk that isn't in a step's diff, with or without its place`() throws {
        let page = try BookPages.full.get()
        let chapter = try #require(page.all(class: "chapter").first { $0["id"] == "step-0" })
        let hunks = chapter.all("figure").filter { $0.classes.contains("hunk") }
        #expect(hunks.map(\.hunkLines) == [["-a", "+b"], [" c", "-d"]])
    }

    @Test func `adjacent words that changed share a mark`() {
        let pieces = [
            Highlighter.Piece(text: "let", kind: .keyword),
            Highlighter.Piece(text: " a < b"),
        ]
        let marks = [true, true, true, true, true, false, false, false, false]
        let html = #"<mark><span class="t-keyword">let</span> a</mark> &lt; b"#
        #expect(HTML.code(pieces, marks: marks).source == html)
    }
}

/// The view of the rename from step 3 to step 4.
@MainActor struct RenameViewTests {
    @Test func `each new name is paired with the old one`() {
        let html = """
            &lt;<b data-was="viewModel">interactor</b>: <b data-was="ViewModel">Interactor</b>&gt;
            """
        #expect(HTML.renamed("<interactor: Interactor>").source == html)
        #expect(HTML.renamed("a & b").source == "a &amp; b")
    }

    @Test func `each new line equals the old one once the rename is undone`() throws {
        let figures = try BookPages.generated.get().all(class: "lens")
        #expect(!figures.isEmpty)
        for figure in figures {
            let new = figure.all("ins").map(\.text)
            #expect(figure.all("del").map(\.text) == new.map { Rename.undone(in: $0) })
        }
    }

    @Test func `in a new line, each new name is marked`() throws {
        let figures = try BookPages.generated.get().all(class: "lens")
        for line in figures.flatMap({ $0.all("ins") }) {
            let names = line.text.matches(of: /[Ii]nteractor/).map { String($0.output) }
            #expect(line.all("b").map(\.text) == names)
        }
    }

    @Test func `the page says that nothing else differs`() throws {
        let verdicts = try BookPages.generated.get().all(class: "verdict")
        #expect(verdicts.map(\.text) == ["No other difference."])
    }
}

extension PageElement {
    /// The lines of a hunk, with a diff's marks.
    fileprivate var hunkLines: [String] {
        all(class: "line").filter { !$0.isTwin }.map { line in
            switch line.name {
            case "del": "-\(line.text)"
            case "ins": "+\(line.text)"
            default: " \(line.text)"
            }
        }
    }

    fileprivate var isTwin: Bool { classes.contains("twin") }

    /// The number of the row in which the style sheet shows a line.
    fileprivate var row: Int? {
        self["style"].firstMatch(of: /--r:(\d+)/).flatMap { Int($0.1) }
    }
}
