extension HTML {
    /// One line of Swift: coloured, with the words that differ marked, and each new name with the old one.
    /// - Parameters:
    ///   - words: The line in pieces that differ from its partner or don't. In a line without a partner, none differs.
    ///   - isRenamed: Whether the page can undo the rename in this line.
    static func code(_ pieces: [Highlighter.Piece], words: [Words] = [], isRenamed: Bool = false) -> HTML {
        let isLong = pieces.map(\.text.count).reduce(0, +) > 32
        let html = HTML(
            marked(pieces, words).map { piece in
                var html = HTML(piece.text)
                if isRenamed { html = html.renamed }
                if isLong, piece.kind == nil { html = html.breakable }
                if let kind = piece.kind { html = "<span class=\"t-\(kind.rawValue)\">\(html)</span>" }
                return piece.isMarked ? "<mark>\(html)</mark>" : html
            })
        // Pieces that stand side by side share a mark.
        return HTML(raw: html.source.replacing("</mark><mark>", with: ""))
    }

    /// The pieces, split where a mark begins or ends. A space between two marked words is marked, too.
    private static func marked(_ pieces: [Highlighter.Piece], _ words: [Words]) -> [Highlighter.Piece] {
        guard !words.isEmpty else { return pieces }
        let marks = words.indices.flatMap { index in
            let isBetween = index > 0 && index + 1 < words.count && words[index].text.isBlank
            return words[index].text.unicodeScalars.map { _ in words[index].isChanged || isBetween }
        }
        let scalars = pieces.flatMap { piece in piece.text.unicodeScalars.map { (String($0), piece.kind) } }
        return zip(scalars, marks).reduce(into: []) { $0.extend($1.0.0, $1.0.1, isMarked: $1.1) }
    }

    /// A narrow page breaks before a dot or behind a bracket, rather than within a name.
    private var breakable: HTML {
        let marked = source.replacing("(", with: "(<wbr />").replacing("&lt;", with: "&lt;<wbr />")
        return HTML(raw: marked.replacing("(<wbr />)", with: "()").replacing(".", with: "<wbr />."))
    }

    /// The piece with each new name marked, with the old one.
    var renamed: HTML {
        HTML(raw: Rename.words.reduce(source) { $0.replacing($1.1, with: "<b data-was=\"\($1.0)\">\($1.1)</b>") })
    }
}
