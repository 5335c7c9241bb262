import Foundation

/// Everything that the book is made of, read from the repository.
struct BookContents {
    let repository: Repository
    let parts: [Part]
    /// Chapter 0, if it exists, and the four steps.
    let steps: [Step]
    /// The lines of each source.
    let lines: [Step: [String: [String]]]
    /// The ids of all headings in the texts.
    let headings: Set<String>
    /// The id of the chapter that each file belongs to.
    private let ids: [String: String]

    /// Reads the texts and the sources.
    /// - Throws: A ``KataError`` if a text is missing, or what reading the sources throws.
    init(of repository: Repository) throws {
        self.repository = repository
        parts = try Part.all(in: repository)
        let mvc = Step(number: 0, title: "MVC", folder: "0-MVC", module: "Step0MVC", program: "step0-mvc")
        steps = (parts.contains { $0.chapters[0].path == mvc.text } ? [mvc] : []) + Step.all
        let sources = try Dictionary(uniqueKeysWithValues: steps.map { ($0, try repository.sources(of: $0)) })
        lines = sources.mapValues { files in
            files.mapValues { $0.hasSuffix("\n") ? $0.lines.dropLast() : $0.lines }
        }
        let chapters = parts.flatMap(\.chapters)
        headings = Set(
            chapters.flatMap { chapter in chapter.headings.map { Anchors.heading($0.text, in: chapter.id) } })
        ids = Dictionary(chapters.flatMap { chapter in chapter.files.map { ($0, chapter.id) } }) { first, _ in first }
    }

    var chapters: [Chapter] { parts.flatMap(\.chapters) }

    /// The id of the chapter made from the file at `path`, or from the `README.md` in that folder.
    func chapter(at path: String) -> String? { ids[path] ?? ids["\(path)/README.md"] }

    /// The picture at `path`, if there is one.
    func picture(at path: String) -> String? { path.hasSuffix(".svg") ? try? repository.text(at: path) : nil }
}
