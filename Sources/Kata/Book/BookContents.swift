import Foundation
import Structure

/// All that the book is made of, read from the repository.
struct BookContents {
    let front: StepText
    let texts: [Step: StepText]
    /// The layers of each step, for its pictures.
    let maps: [Step: StructureMap]
    /// What each source holds, in lines.
    let lines: [Step: [String: [String]]]
    /// The ids of all headings of the texts.
    let headings: Set<String>

    /// Reads the texts and the sources.
    /// - Throws: A ``KataError`` if a text is missing, or what reading the sources throws.
    init(of repository: Repository) throws {
        func text(at path: String, of what: String) throws -> StepText {
            guard let text = try? repository.text(at: path) else {
                throw KataError("The text of \(what), '\(path)', cannot be read; run 'swift run kata steps --check'.")
            }
            return StepText(parsing: text)
        }
        front = try text(at: "Steps/README.md", of: "the route")
        texts = try Dictionary(
            uniqueKeysWithValues: Step.all.map { ($0, try text(at: $0.text, of: "step \($0.number)")) })
        let sources = try Dictionary(uniqueKeysWithValues: Step.all.map { ($0, try repository.sources(of: $0)) })
        maps = sources.mapValues { StructureMap(of: $0) }
        lines = sources.mapValues { files in
            files.mapValues { $0.hasSuffix("\n") ? $0.lines.dropLast() : $0.lines }
        }
        let chapters = [(Anchors.front, front)] + texts.map { (Anchors.chapter($0.key), $0.value) }
        headings = Set(
            chapters.flatMap { chapter, text in text.headings.map { Anchors.heading($0.text, in: chapter) } })
    }
}

extension StepText {
    /// All headings of the prose, without their marks.
    var headings: [(level: Int, text: String)] {
        blocks.compactMap(\.prose).flatMap { lines in
            MarkdownParser.blocks(of: lines).compactMap {
                if case .heading(let level, let inlines) = $0 { (level, inlines.plainText) } else { nil }
            }
        }
    }
}
