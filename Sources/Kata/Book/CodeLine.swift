/// One line of Swift on the page: coloured, with the words that differ marked, and each new name with the old one.
struct CodeLine {
    let pieces: [Highlighter.Piece]
    /// The line in pieces that differ from its partner or don't. In a line without a partner, none differs.
    var words: [Words] = []
    /// Whether the page can undo the rename in this line.
    var isRenamed = false

    /// The line's markup. Its text content is the source's, character for character.
    var html: HTML {
        let isLong = pieces.map(\.text.count).reduce(0, +) > 32
        return HTML(
            runs.map { isMarked, pieces in
                let html = HTML(pieces.map { self.html($0, isLong: isLong) })
                return isMarked ? "<mark>\(html)</mark>" : html
            })
    }

    /// The line in parts that are marked or not. A space between two marked words is marked, too.
    private var runs: [(isMarked: Bool, pieces: [Highlighter.Piece])] {
        guard !words.isEmpty else { return [(false, pieces)] }
        let marks = words.indices.flatMap { index in
            let isBetween = index > 0 && index + 1 < words.count && words[index].text.isBlank
            return words[index].text.unicodeScalars.map { _ in words[index].isChanged || isBetween }
        }
        let scalars = pieces.flatMap { piece in piece.text.unicodeScalars.map { (String($0), piece.kind) } }
        return zip(scalars, marks).reduce(into: []) { runs, scalar in
            if runs.last?.isMarked != scalar.1 { runs.append((scalar.1, [])) }
            let last = runs[runs.count - 1].pieces.last
            let before = last?.kind == scalar.0.1 ? runs[runs.count - 1].pieces.popLast()?.text ?? "" : ""
            runs[runs.count - 1].pieces.append(.init(text: before + scalar.0.0, kind: scalar.0.1))
        }
    }

    private func html(_ piece: Highlighter.Piece, isLong: Bool) -> HTML {
        var html = HTML(piece.text)
        if isRenamed { html = html.renamed }
        // A narrow page breaks before a dot or behind a bracket, rather than within a name.
        if isLong, piece.kind == nil {
            let marked = html.source.replacing("(", with: "(<wbr />").replacing("&lt;", with: "&lt;<wbr />")
            html = HTML(raw: marked.replacing("(<wbr />)", with: "()").replacing(".", with: "<wbr />."))
        }
        return piece.kind.map { "<span class=\"t-\($0.rawValue)\">\(html)</span>" } ?? html
    }
}

extension HTML {
    /// The piece with each new name marked, with the old one.
    var renamed: HTML {
        HTML(raw: Rename.words.reduce(source) { $0.replacing($1.1, with: "<b data-was=\"\($1.0)\">\($1.1)</b>") })
    }
}
