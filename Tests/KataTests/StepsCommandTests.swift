import Foundation
import Testing

@testable import kata

/// The texts in `Steps/` are true, and where one is not, the check says where and what to do.
struct StepsCommandTests {
    @Test func `each hunk is explained, and each text agrees with the code`() throws {
        #expect(try Texts(facts: Facts(of: .this)).complaints() == [])
    }

    @Test func `each hunk of both extractions is in its text once, and has prose of its own`() throws {
        for next in Step.all[1...2] {
            let text = StepText(parsing: try String(contentsOf: Repository.this.file(of: next), encoding: .utf8))
            let shown = text.blocks.compactMap(\.fence).filter { $0.hunkFile != nil }.map(\.lines)
            let hunks = try StepDiff.with(next.number).hunks.map(\.quotedLines)
            #expect(Set(shown) == Set(hunks))
            #expect(shown.count == hunks.count)
            let prose = text.blocks.indices.filter { text.blocks[$0].isHunk }.map(text.prose)
            #expect(prose.allSatisfy { $0.count > 80 })
            #expect(Set(prose).count == hunks.count)
        }
    }

    /// What makes a text untrue. Each group is done to one copy.
    static let drifts = [
        [
            Drift(
                "a changed line of a step", "Sources/TopMovies/2-Presenter/MovieListPresenter.swift",
                "viewModel.fetchMovies()", "viewModel.fetchMovies( )",
                complaint:
                    "does not show hunk 1 of MovieListPresenter.swift as it is now: run 'swift run kata dev steps --write'"
            ),
            Drift(
                "a paragraph that is deleted", "Steps/3-router/README.md",
                "The text view's method had a second copy here. It's deleted too, and there is no third one to look for.",
                "",
                complaint: "without prose of its own: write above it why"),
            Drift(
                "a file that is added to a step", "Sources/TopMovies/2-Presenter/New.swift", "", "let new = 1\n",
                complaint: "does not show hunk 1 of New.swift, '@@ -0,0 +1 @@': run 'swift run kata dev steps --write'"),
            Drift(
                "a hunk that the diff does not have", "Steps/2-presenter/README.md", "### The presentation",
                "Why.\n\n```diff Ghost.swift\n@@ -1 +1 @@\n-a\n+b\n```\n",
                complaint: "shows a hunk that the diff does not have: delete it, and the prose that explains it."),
            Drift(
                "an excerpt of lines that are gone", "Sources/TopMovies/1-MVVM/MovieListContract.swift",
                "var movies: Observable", "var films: Observable",
                complaint: "does not show the lines of 1-MVVM/MovieListContract.swift as it is now: run"),
            Drift(
                "an excerpt on a page that belongs to no step",
                "Sources/TopMovies/UIKit/4-Interactor/UIKitMovieListRouter.swift", "weak var view", "var view",
                complaint: "does not show the lines of UIKit/4-Interactor/UIKitMovieListRouter.swift as it is now: run"),
            Drift(
                "an excerpt in chapter 0", "Steps/0-mvc/README.md", ".loaded(top)", ".loaded(all)",
                complaint: "does not show the lines of Conformance/Layers/BusinessLaws.swift as it is now: run"),
            Drift(
                "a trace that has changed", "Tests/ProgramTests/Goldens/step2-presenter.txt", "View → Navigator push",
                "View → Elsewhere", complaint: "does not show 'text trace 2 open' as it is now: run"),
            Drift(
                "a trace that there is not", "Steps/1-mvvm/README.md", "```text trace 1 open", "```text trace 1 close",
                complaint:
                    "quotes 'text trace 1 close', and there is no such thing: name what is there, or copy it again."),
            Drift(
                "a diff of no file", "Steps/2-presenter/README.md", "```diff MoviePresentation.swift", "```diff",
                complaint: "without naming its file"),
            Drift(
                "a link to nowhere", "Steps/README.md", "(1-mvvm/README.md)", "(9-mvc/README.md)",
                complaint: "links to '9-mvc/README.md', which doesn't exist: correct the path."),
        ],
        [
            Drift(
                "a hunk that is shown a second time, in part", "Steps/2-presenter/README.md", "### The presentation",
                "Why.\n\n```diff MovieDetailContract.swift\n@@ -1,5 +1,10 @@\n import MovieCatalog\n```\n",
                complaint: "shows a hunk that the diff does not have"),
            Drift(
                "the words of another hunk", "Steps/3-router/README.md",
                "The text view's method had a second copy here. It's deleted too, and there is no third one to look for.",
                """
                Eight lines become one, and that one decides nothing. The view doesn't know whether a tap opens a detail, a player or a
                paywall.
                """,
                complaint: "with the text of another one: say what is specific to it"),
            Drift(
                "a step that is more than renamed", "Sources/TopMovies/4-Interactor/MovieListContract.swift",
                "func fetchMovies()", "func fetchAll()", complaint: "does not show 'text rename' as it is now"),
            Drift(
                "an excerpt of nothing like it", "Steps/1-mvvm/README.md", "```swift 1-MVVM/MovieListContract.swift",
                "```swift 1-MVVM/MovieDetailModule.swift",
                complaint: "quotes the lines of 1-MVVM/MovieDetailModule.swift, and there is no such thing"),
        ],
    ]

    @Test(arguments: drifts)
    func `drift is found, with its place and its remedy`(drifts: [Drift]) throws {
        let copy = try CopiedRepository()
        for drift in drifts { try copy.edit(drift.file, drift.original, drift.edit) }
        let complaints = try Texts(facts: Facts(of: copy.repository)).complaints()
        for drift in drifts {
            #expect(
                complaints.contains { "\($0)".contains(drift.complaint) }, "\(drift.testDescription): \(complaints)")
        }
        let ends = [".md", ".svg", QuotedWords.file]
        #expect(complaints.allSatisfy { complaint in ends.contains(where: complaint.file.hasSuffix) })
    }

    @Test func `a picture that is stale is reported, with what a drawing lacks`() throws {
        let copy = try CopiedRepository()
        try copy.edit("Sources/TopMovies/4-Interactor/MovieListRouter.swift", "weak var view", "var view")
        try copy.edit(StepsPicture.tall, "data-box=\"Presenter\"", "data-box=\"Wizard\"")
        try copy.edit(StepsPicture.tall, "data-lines=\"4 View\">1", "data-lines=\"4 View\">2")
        let complaints = try Texts(facts: Facts(of: copy.repository)).complaints().filter { $0.file.hasSuffix(".svg") }
        let stale = "does not show the steps as they are now: run 'swift run kata dev steps --write'."
        let arrows = [
            "lacks the call arrow 'Router View' in step 4: draw it.",
            "has the weak arrow 'Router View' in step 4, which doesn't exist, or twice: delete it.",
        ]
        let boxes = [
            "lacks the box 'Presenter' in step 2: draw it.",
            "has the box 'Wizard' in step 2, which doesn't exist, or twice: delete it.",
        ]
        #expect(
            complaints.map(\.description)
                == ["Steps/4-interactor/boxes.svg", StepsPicture.tall].map { "\($0) \(stale)" }
                + arrows.map { "\(StepsPicture.wide) \($0)" } + (boxes + arrows).map { "\(StepsPicture.tall) \($0)" })
    }

    @Test func `writing updates what is generated, and leaves all prose alone`() throws {
        let copy = try CopiedRepository()
        for step in ["2-Presenter", "3-Router", "4-Interactor", "Observation"] {
            try copy.edit("Sources/TopMovies/\(step)/MoviePresentation.swift", "let genres", "var genres")
        }
        try copy.edit("Tests/ProgramTests/Goldens/step1-mvvm.txt", "View → Navigator push", "View → Elsewhere")
        let prose = try copy.prose()
        let texts = try Texts(facts: Facts(of: copy.repository))
        #expect(try texts.write() == ["Steps/1-mvvm/README.md", "Steps/2-presenter/README.md"])
        // What is drawn by hand is left to the author.
        let complaints = try texts.complaints().filter { !$0.file.hasSuffix(".svg") }
        #expect(complaints == [])
        #expect(try copy.prose() == prose)
        #expect(try texts.write() == [])
    }

    @Test func `writing adds a new hunk, whose prose is still missing`() throws {
        let copy = try CopiedRepository()
        try copy.edit("Sources/TopMovies/3-Router/New.swift", "", "let new = 1\n")
        let texts = try Texts(facts: Facts(of: copy.repository))
        #expect(try texts.write().contains("Steps/3-router/README.md"))
        let complaints = try texts.complaints().filter { $0.file == "Steps/3-router/README.md" }
        #expect(
            complaints.map(\.sentence) == [
                "shows a hunk of New.swift without prose of its own: write above it why these lines change."
            ])
    }

    @Test(arguments: [[], ["--chek"], ["--check", "--write"]])
    func `wrong usage is refused`(words: [String]) {
        #expect(throws: UsageError.self) { try KataCommand.steps.run(words, in: .this) }
    }
}

/// One edit after which a text is not true any more.
struct Drift: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let file: String
    let original: String
    let edit: String
    let complaint: String

    init(_ name: String, _ file: String, _ original: String, _ edit: String, complaint: String) {
        (testDescription, self.file, self.original, self.edit) = (name, file, original, edit)
        self.complaint = complaint
    }
}

extension StepText.Block {
    fileprivate var isHunk: Bool { if case .fence(let fence) = self { fence.hunkFile != nil } else { false } }
}
