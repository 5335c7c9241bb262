import Foundation
import Testing

@testable import ExerciseKit
@testable import KataKit

/// A copy of the package with generated text, deleted when the fixture is released.
final class BookFixture {
    let repository = Repository(root: .temporaryDirectory.appending(path: "book-\(UUID().uuidString)"))

    /// Creates the copy, with texts that explain every hunk of the steps' diffs.
    /// - Parameter prose: Additional prose for each text.
    init(prose: String = "") throws {
        let front = "# The route\n\n![Boxes](1-mvvm/boxes.svg)\n\n![Steps](steps.svg)\n\n\(prose)\n"
        try repository.root.write(["Steps/README.md": front])
        for name in ["Sources", "Tests"] {
            let original = Repository.this.root.appending(path: name)
            try FileManager.default.createSymbolicLink(
                at: repository.root.appending(path: name), withDestinationURL: original)
        }
        for step in Step.all { try write(Self.text(of: step) + prose + "\n", of: step) }
        let boxes = Step.all.map { "Steps/\($0.textFolder)/boxes.svg" }
        for drawing in [StepsPicture.wide, StepsPicture.tall] + boxes {
            try repository.root.write([drawing: Repository.this.text(at: drawing)])
        }
    }

    deinit { try? FileManager.default.removeItem(at: repository.root) }

    /// Returns a text with a trace, an excerpt, a paragraph for every hunk and, in step 4, the rename.
    static func text(of step: Step) throws -> String {
        var text = "# Step \(step.number): \(step.title)\n\n![Boxes](boxes.svg)\n\n## The diff\n\n"
        for hunk in [2, 3].contains(step.number) ? try StepDiff.with(step.number).hunks : [] {
            text += "Why \(hunk.file) changes.\n\n```diff \(hunk.file)\n\(hunk.text)\n```\n\n"
        }
        if step.number == 4 { text += "All of it:\n\n```text rename\nViewModel → Interactor\n```\n\n" }
        text += "What runs:\n\n```text trace \(step.number) load\nView → ViewModel fetchMovies()\n```\n\n"
        return text + "The rule:\n\n```swift 1-MVVM/MovieDetailContract.swift\nimport MovieCatalog\n```\n\n"
    }

    /// A page made once for all tests.
    static let html = Result {
        let markup = "<script>alert(1)</script> & \"you\"\n\n<b onclick='x'>`</style>`</b>"
        return try BookFixture(prose: markup).page()
    }

    /// A writer for the text of step 1.
    static let writer = Result {
        let book = try BookFixture().book()
        return ChapterWriter(chapter: book.chapters[1], book: book)
    }

    /// The book of the package's own texts, created once and shared by all tests.
    static let real = Result { try Book(of: .this) }

    /// Replaces a step's text with `text`.
    func write(_ text: String, of step: Step) throws {
        try repository.root.write([step.text: text])
    }

    /// Returns the book made from the generated texts.
    func book() throws -> Book { try Book(of: repository) }

    /// Returns the book's page, which includes the pictures.
    func page() throws -> String {
        try withExtendedLifetime(self) { try book().html }
    }
}

/// Parsed pages of books, made once for all tests.
///
/// They're on the main actor because a parsed page isn't Sendable.
@MainActor enum BookPages {
    /// A book with generated text.
    static let generated = Result { try page(BookFixture.html.get()) }

    /// The book of the package's own texts.
    static let real = Result { try page(BookFixture.real.get().html) }

    /// A book with generated text, and with chapter 0, a glossary, and an indented excerpt in the text of step 1.
    static let full = Result {
        let fixture = try BookFixture()
        try fixture.write(BookFixture.text(of: .mvvm) + excerpt, of: .mvvm)
        try fixture.repository.root.write([
            "Steps/0-mvc/README.md": chapter0,
            "Steps/glossary.md": "# Glossary\n\n[MVC](0-mvc/README.md)\n",
        ])
        return try page(fixture.page())
    }

    private static func page(_ html: String) throws -> PageElement {
        try #require(PageElement.root(of: html))
    }

    private static let excerpt = """

        ```swift Conformance/Laws/LoadingLaws.swift
                if a {

                    b()
                }
        ```

        """

    private static let chapter0 = """
        # Chapter 0: MVC

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
        View → Presenter c()
        Presenter → Interactor d()
        ```

        """
}
