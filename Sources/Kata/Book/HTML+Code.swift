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
        _ pieces: [Highlighter.Piece],
        marks: [Bool] = [],
        isRenamed: Bool = false
    ) -> HTML {
        let runs = pieces.marked(marks).runs.map { run in
            let html = HTML(run.map { code($0, isRenamed: isRenamed) })
            return run[0].isMarked ? "<mark>\(html)</mark>" : html
        }
        return HTML(runs)
    }

    private static func code(_ piece: Highlighter.Piece, isRenamed: Bool) -> HTML {
        let html = isRenamed ? renamed(piece.text) : HTML(text: piece.text)
        guard let kind = piece.kind else { return html }
        return "<span class=\"t-\(kind.rawValue)\">\(html)</span>"
    }

    /// Returns a text with each new name marked and paired with the old name.
    static func renamed(_ text: String) -> HTML {
        let names = Rename.words.flatMap { word in
            text.ranges(of: word.new).map { (range: $0, old: word.old) }
        }
        var pieces: [HTML] = []
        var end = text.startIndex
        for name in names.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
            pieces.append(HTML(text: String(text[end..<name.range.lowerBound])))
            pieces.append("<b data-was=\"\(name.old)\">\(String(text[name.range]))</b>")
            end = name.range.upperBound
        }
        pieces.append(HTML(text: String(text[end...])))
        return HTML(pieces)
    }
}

extension [Highlighter.Piece] {
    /// The pieces in runs, each of which is marked, or isn't, as a whole.
    fileprivate var runs: [[Highlighter.Piece]] {
        reduce(into: []) { runs, piece in
            if piece.isMarked == runs.last?.last?.isMarked {
                runs[runs.count - 1].append(piece)
            } else {
                runs.append([piece])
            }
        }
    }
}
