import ExerciseKit

extension HTML {
    /// Returns lines of code or other text, each on its own line. The text content is the lines, joined by line feeds.
    static func code(_ lines: [String], isSwift: Bool = true) -> HTML {
        let pieces = isSwift ? Highlighter.pieces(of: lines) : lines.map { [.init(text: $0)] }
        let written = zip(lines, pieces).map { line, pieces -> HTML in
            """
            <span class="line" style="--i:\(line.indent)"><span class="text">\(code(pieces))</span></span>
            """
        }
        // Lines of Swift are wrapped. Drawings and aligned text can't be.
        let kind: HTML = isSwift ? "code plain" : "code plain scroll"
        return "<pre class=\"\(kind)\">\(written, separator: "\n")</pre>"
    }

    /// Returns one line of Swift, coloured, with changed words marked, and each new name paired with the old name.
    /// - Parameters:
    ///   - marks: Whether each Unicode scalar of the line differs from the line's counterpart; empty if none do.
    ///   - isRenamed: Whether the page can undo the rename in this line.
    static func code(
        _ pieces: [Highlighter.Piece], marks: [Bool] = [], isRenamed: Bool = false
    ) -> HTML {
        let html = pieces.marked(marks).map { piece in
            var html = HTML(piece.text)
            if isRenamed { html = html.renamed }
            if let kind = piece.kind { html = "<span class=\"t-\(kind.rawValue)\">\(html)</span>" }
            return piece.isMarked ? "<mark>\(html)</mark>" : html
        }
        // Adjacent pieces share a mark.
        return HTML(raw: HTML(html).source.replacing("</mark><mark>", with: ""))
    }

    /// The piece with each new name marked and paired with the old name.
    var renamed: HTML {
        let source = Rename.words.reduce(source) { source, words in
            source.replacing(words.1, with: "<b data-was=\"\(words.0)\">\(words.1)</b>")
        }
        return HTML(raw: source)
    }
}
