/// One line of Swift on the page: coloured, with the words that differ marked, and each new name with the old one.
struct CodeLine {
    let pieces: [Highlighter.Piece]
    /// The line in pieces that differ from its partner or don't. In a line without a partner, none differs.
    var words: [Words] = []
    /// Whether the page can undo the rename in this line.
    var isRenamed = false

    /// The line's markup. Its text content is the source's, character for character.
    var html: HTML {
        guard isRenamed || !words.isEmpty else { return HTML(pieces.map { html($0.text, $0.kind) }) }
        let text = Array(pieces.map(\.text).joined().unicodeScalars)
        let kinds = pieces.flatMap { Array(repeating: $0.kind, count: $0.text.unicodeScalars.count) }
        let marks = marks
        let names = isRenamed ? names : [:]
        var (runs, marked): ([HTML], [HTML]) = ([], [])
        var start = 0
        while start < text.count {
            let name = names[start]
            let isMarked = start < marks.count && marks[start]
            let end =
                name.map { start + $0.count }
                ?? (start + 1..<text.count).first {
                    kinds[$0] != kinds[start] || $0 < marks.count && marks[$0] != isMarked || names[$0] != nil
                } ?? text.count
            var run = String.UnicodeScalarView()
            run.append(contentsOf: text[start..<end])
            let html = html(String(run), kinds[start], was: name?.old)
            if isMarked { marked.append(html) }
            if !marked.isEmpty, !isMarked || end == text.count {
                runs.append("<mark>\(marked)</mark>")
                marked = []
            }
            if !isMarked { runs.append(html) }
            start = end
        }
        return HTML(runs)
    }

    /// For each scalar, whether it is in a word that differs. A space between two of them is marked, too.
    private var marks: [Bool] {
        words.indices.flatMap { index in
            let isBetween = index > 0 && index + 1 < words.count && words[index].text.isBlank
            return Array(repeating: words[index].isChanged || isBetween, count: words[index].text.unicodeScalars.count)
        }
    }

    /// The new names in the line: the old one of each, by the offset where it begins.
    private var names: [Int: (old: String, count: Int)] {
        let line = pieces.map(\.text).joined()
        var names: [Int: (old: String, count: Int)] = [:]
        for (old, new) in Rename.words {
            for range in line.ranges(of: new) {
                let start = line.unicodeScalars.distance(from: line.startIndex, to: range.lowerBound)
                names[start] = (old, new.unicodeScalars.count)
            }
        }
        return names
    }

    private func html(_ text: String, _ kind: TokenKind?, was old: String? = nil) -> HTML {
        let inner = old.map { "<b data-was=\"\($0)\">\(text)</b>" as HTML } ?? (kind == nil ? mark(text) : HTML(text))
        return kind.map { "<span class=\"\($0.styleClass)\">\(inner)</span>" } ?? inner
    }

    /// Text that a narrow page breaks before a dot or behind a bracket, rather than within a name.
    private func mark(_ text: String) -> HTML {
        guard pieces.map(\.text.count).reduce(0, +) > 32 else { return HTML(text) }
        let marked = HTML(text).source.replacing("(", with: "(<wbr />").replacing("&lt;", with: "&lt;<wbr />")
        return HTML(raw: marked.replacing("(<wbr />)", with: "()").replacing(".", with: "<wbr />."))
    }
}
