indirect enum MarkdownBlock: Equatable, Sendable {
    case heading(level: Int, [Inline])
    case paragraph([Inline])
    /// A list; if it's ordered, with the number of its first item.
    case list(start: Int?, items: [[MarkdownBlock]])
    /// A table, and for each column whether it's right-aligned.
    case table(head: [[Inline]], rows: [[[Inline]]], isRight: [Bool])
    case quote([MarkdownBlock])
    case code(words: [String], lines: [String])
    case rule
}

/// A piece of a paragraph.
indirect enum Inline: Equatable, Sendable {
    case text(String)
    case code(String)
    case emphasis([Inline])
    case strong([Inline])
    case link([Inline], to: String)
    case image(alt: String, source: String)

    /// The piece without its marks.
    var plainText: String {
        switch self {
        case .text(let text), .code(let text), .image(let text, _): text
        case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.plainText
        }
    }
}

extension [Inline] {
    var plainText: String { map(\.plainText).joined() }
}
