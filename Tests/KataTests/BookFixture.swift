import Foundation

@testable import kata

/// A copy of the package with texts of its own, until this is released.
final class BookFixture {
    let repository: Repository
    private let folder = FileManager.default.temporaryDirectory.appending(path: "book-\(UUID().uuidString)")

    /// Makes texts that tell of every hunk of the steps' diffs.
    /// - Parameter prose: What each text says besides.
    init(prose: String = "") throws {
        repository = Repository(root: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in ["Sources", "Tests"] {
            try FileManager.default.createSymbolicLink(
                at: folder.appending(path: name), withDestinationURL: Repository.this.root.appending(path: name))
        }
        try write(
            "# The route\n\n![Boxes](1-mvvm/boxes.svg)\n\n![Steps](steps.svg)\n\n\(prose)\n", to: "Steps/README.md")
        for drawing in [StepsPicture.wide, StepsPicture.tall] {
            try write(Repository.this.text(at: drawing), to: drawing)
        }
        for step in Step.all {
            try write(Self.text(of: step) + prose + "\n", of: step)
            let picture = "Steps/\(step.textFolder)/boxes.svg"
            try write(Repository.this.text(at: picture), to: picture)
        }
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The diffs whose hunks are told.
    static func diffs() throws -> [(step: Step, diff: StepDiff)] {
        try [1, 2].map { (Step.all[$0], try StepDiff.with($0 + 1)) }
    }

    /// A text with a paragraph for every hunk, and with one of each kind of fence.
    static func text(of step: Step) throws -> String {
        var text = "# Step \(step.number): \(step.title)\n\n![Boxes](boxes.svg)\n\n## The diff\n\n"
        let diff = try diffs().first { $0.step == step }?.diff
        for hunk in diff?.hunks ?? [] {
            text += "Why \(hunk.file) changes.\n\n```diff \(hunk.file)\n\(hunk.text)\n```\n\n"
        }
        if step.number == 4 { text += "All of it:\n\n```text rename\nViewModel → Interactor\n```\n\n" }
        text += "What runs:\n\n```text trace \(step.number) load\nView → ViewModel fetchMovies()\n```\n\n"
        return text + "The rule:\n\n```swift 1-MVVM/MovieDetailContract.swift\nimport MovieCatalog\n```\n\n"
    }

    /// A book that is made once for all tests.
    static let html = Result {
        let markup = "# <script>alert(1)</script> & \"you\"\n\n<b onclick='x'>`</style>`</b>"
        return try BookFixture(prose: "---\n\n\(markup)").book().html
    }

    /// The links of a text of step 1.
    static let links = Result {
        let fixture = try BookFixture()
        let contents = try withExtendedLifetime(fixture) { try BookContents(of: fixture.repository) }
        return Links(folder: "Steps/1-mvvm", chapter: "step-1", contents: contents)
    }

    /// The book of the real texts, made once for all tests.
    static let real = Result { try Book(of: .this) }

    /// Writes another text for a step.
    func write(_ text: String, of step: Step) throws {
        try write(text, to: "Steps/\(step.textFolder)/README.md")
    }

    /// The book of these texts.
    func book() throws -> Book { try Book(of: repository) }

    func write(_ text: String, to path: String) throws {
        let file = folder.appending(path: path)
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
