import Foundation

/// The Markdown that the texts use, as HTML. A blank line ends each heading, list, table and paragraph.
extension ChapterWriter {
    mutating func markdown(_ lines: [String]) -> HTML {
        let blocks = lines.split(whereSeparator: \.isBlank).map { html(of: Array($0)) }
        return HTML(blocks, separator: "\n")
    }

    private mutating func html(of block: [String]) -> HTML {
        let text = block.joined(separator: "\n")
        if let match = text.wholeMatch(of: /(#{1,3}) (.+)/) {
            return heading(match.1.count, String(match.2))
        }
        if block[0].hasPrefix("- ") { return "<ul>\(items(block, marker: #/- /#))</ul>" }
        if block[0].hasPrefix("1. ") { return "<ol>\(items(block, marker: #/\d+\. /#))</ol>" }
        return picture(text) ?? table(block) ?? "<p>\(inline(text))</p>"
    }

    /// Returns a heading, one level deeper than in the text, because the page also has a title.
    private func heading(_ level: Int, _ text: String) -> HTML {
        var title = inline(text)
        // A chapter's title has its number on a separate line.
        if level == 1, let colon = text.firstRange(of: ": ") {
            let name = text[colon.upperBound...]
            let rest = inline(name.prefix(1).uppercased() + name.dropFirst())
            title = "\(.ordinal(String(text[..<colon.lowerBound])))\(rest)"
        }
        let id = Anchors.heading(text, in: chapter.id)
        return "<h\(level + 1) id=\"\(id)\">\(title)</h\(level + 1)>"
    }

    /// Returns the items of a list. A line without a marker continues the previous item.
    private func items(_ lines: [String], marker: Regex<Substring>) -> [HTML] {
        let items = lines.reduce(into: [String]()) { items, line in
            if let match = line.prefixMatch(of: marker) {
                items.append(String(line[match.range.upperBound...]))
            } else {
                items[items.count - 1] += "\n" + line.trimmingCharacters(in: .whitespaces)
            }
        }
        return items.map { "<li>\(inline($0))</li>" }
    }

    /// Returns a table: a head, a line of dashes, and rows. If a column's dashes end with a colon, it contains figures.
    private func table(_ lines: [String]) -> HTML? {
        guard lines.count > 1, lines[1].wholeMatch(of: /\|( -+:? \|)+/) != nil,
            lines.allSatisfy({ $0.hasPrefix("| ") && $0.hasSuffix(" |") })
        else { return nil }
        let rows = lines.map { line in
            let cells = line.matches(of: /\|((?:`[^`]*`|[^|])*)/).dropLast()
            return cells.map { $0.1.trimmingCharacters(in: .whitespaces) }
        }
        guard rows.allSatisfy({ $0.count == rows[1].count }) else { return nil }
        let kinds = rows[1].map { $0.hasSuffix(":") ? " class=\"figure\"" : "" as HTML }
        let head = zip(kinds, rows[0]).map { kind, cell -> HTML in
            "<th scope=\"col\"\(kind)>\(inline(cell))</th>"
        }
        let body = rows.dropFirst(2).map { row -> HTML in
            let cells = zip(kinds, row).map { kind, cell -> HTML in
                "<td\(kind)>\(inline(cell))</td>"
            }
            return "<tr>\(cells)</tr>"
        }
        return """
            <div class="table scroll"><table><thead><tr>\(head)</tr></thead>\
            <tbody>\(body, separator: "\n")</tbody></table></div>
            """
    }

    /// Returns the picture that a paragraph consists of, or nil if it's text.
    private mutating func picture(_ text: String) -> HTML? {
        guard let match = text.wholeMatch(of: /!\[([^\]]*)\]\(([^()\s]+)\)/),
            let svg = path(of: String(match.2)).flatMap(book.picture)
        else { return nil }
        let caption = String(match.1).replacing("\n", with: " ")
        if !StepsPicture.frames(of: svg).isEmpty, let tall = book.picture(at: StepsPicture.tall) {
            return stepsPicture(wide: svg, tall: tall, caption: caption)
        }
        return figure(svg, caption: caption)
    }

    /// Returns the picture of the steps, which only the route shows, or a link to it.
    private func stepsPicture(wide: String, tall: String, caption: String) -> HTML {
        guard chapter.id == Anchors.front else {
            return "<p><a href=\"#\(Anchors.front)\">\(caption)</a></p>"
        }
        return StepsPicture.figure(wide: wide, tall: tall, caption: caption)
    }

    /// Returns a picture whose ids occur nowhere else in the book.
    private mutating func figure(_ svg: String, caption: String) -> HTML {
        pictureCount += 1
        let id = svg.firstMatch(of: #/aria-labelledby="(\S+)-title /#).map { String($0.1) } ?? "-"
        let unique = svg.replacing("\(id)-", with: "\(chapter.id)-\(id)-\(pictureCount)-")
        return """
            <figure class="picture"><div class="scroll">\(HTML(raw: unique))</div>
            <figcaption>\(caption)</figcaption></figure>
            """
    }
}
