extension HTML {
    /// Returns lines of code or other text, each on its own line. The text content is the lines, joined by line feeds.
    /// - Parameters:
    ///   - start: The number of the first line, if the lines are numbered.
    ///   - id: The block's id, from which the id of each numbered line is derived.
    static func code(_ lines: [String], isSwift: Bool = true, start: Int? = nil, id: String? = nil) -> HTML {
        let pieces = isSwift ? Highlighter.pieces(of: lines) : lines.map { [.init(text: $0)] }
        let written = zip(lines, pieces).enumerated().map { offset, line -> HTML in
            let number = start.map { $0 + offset }
            let name = number.flatMap { number in id.map { " id=\"\($0)-L\(number)\"" as HTML } } ?? ""
            let data = number.map { " data-n=\"\($0)\"" as HTML } ?? ""
            let text: HTML = "<span class=\"text\">\(code(line.1))</span>"
            return "<span class=\"line\"\(name)\(data) style=\"--i:\(line.0.indent)\">\(text)</span>"
        }
        // Lines of Swift are wrapped. Drawings and aligned text can't be.
        let kind = !isSwift ? "code plain scroll" : start == nil ? "code plain" : "code numbered"
        return "<pre class=\"\(kind)\">\(written, separator: "\n")</pre>"
    }

    /// Returns one line of Swift, coloured, with changed words marked, and each new name paired with the old name.
    /// - Parameters:
    ///   - marks: Whether each Unicode scalar of the line differs from the line's counterpart; empty if none do.
    ///   - isRenamed: Whether the page can undo the rename in this line.
    static func code(_ pieces: [Highlighter.Piece], marks: [Bool] = [], isRenamed: Bool = false) -> HTML {
        let isLong = pieces.map(\.text.count).reduce(0, +) > 32
        let html = pieces.marked(marks).map { piece in
            var html = HTML(piece.text)
            if isLong, piece.kind == nil { html = html.breakable }
            if isRenamed { html = html.renamed }
            if let kind = piece.kind { html = "<span class=\"t-\(kind.rawValue)\">\(html)</span>" }
            return piece.isMarked ? "<mark>\(html)</mark>" : html
        }
        // Adjacent pieces share a mark.
        return HTML(raw: HTML(html).source.replacing("</mark><mark>", with: ""))
    }

    /// The piece with each new name marked and paired with the old name.
    var renamed: HTML {
        HTML(raw: Rename.words.reduce(source) { $0.replacing($1.1, with: "<b data-was=\"\($1.0)\">\($1.1)</b>") })
    }
}
