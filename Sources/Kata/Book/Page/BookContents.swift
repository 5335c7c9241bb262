import Foundation

/// All that the book is made of, read from the repository.
struct BookContents {
    /// The text of the front page.
    let front: StepText
    /// The text of each step.
    let texts: [Step: StepText]
    /// The sources of each step: what each file holds, in lines, by its name.
    let sources: [Step: [String: [String]]]

    /// Reads the texts and the sources.
    /// - Throws: A ``RouteError`` if a text is missing, or what reading the sources throws.
    init(of repository: Repository) throws {
        front = try Self.text(at: repository.root.appending(path: "Steps/README.md"), of: "the route")
        texts = try Dictionary(
            uniqueKeysWithValues: Step.all.map {
                ($0, try Self.text(at: repository.textFile(of: $0), of: "step \($0.number)"))
            })
        sources = try Dictionary(
            uniqueKeysWithValues: Step.all.map { ($0, try repository.sources(of: $0).mapValues(Self.lines)) })
    }

    /// How many lines each source has.
    var lineCounts: [Step: [String: Int]] { sources.mapValues { $0.mapValues(\.count) } }

    /// The ids of all headings of the texts.
    var headings: Set<String> {
        let chapters = [(Anchors.front, front)] + texts.map { (Anchors.chapter($0.key), $0.value) }
        return Set(
            chapters.flatMap { chapter, text in
                text.headings.map { Anchors.heading($0.text, in: chapter) }
            })
    }

    private static func text(at file: URL, of what: String) throws -> StepText {
        guard let text = try? String(contentsOf: file, encoding: .utf8) else {
            throw RouteError(
                "The text of \(what), '\(file.path)', cannot be read; run 'swift run kata steps --check'.")
        }
        return StepText(parsing: text)
    }

    private static func lines(of text: String) -> [String] {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        return lines.last?.isEmpty == true ? lines.dropLast() : lines
    }
}

extension StepText {
    /// All headings of the prose, without their marks.
    var headings: [(level: Int, text: String)] {
        blocks.flatMap { block in
            guard case .prose(let lines) = block else { return [(level: Int, text: String)]() }
            return MarkdownParser.blocks(of: lines).compactMap {
                if case .heading(let level, let inlines) = $0 { (level, inlines.plainText) } else { nil }
            }
        }
    }
}
