import Foundation

/// The Markdown between a text's fences, as HTML. Unknown markup stays as text.
extension ChapterWriter {
    mutating func markdown(_ lines: [String]) -> HTML {
        var (rest, pieces) = (lines[...], [HTML]())
        while let line = rest.first {
            if line.isBlank || line.hasPrefix("<!--") && line.hasSuffix("-->") {
                rest.removeFirst()
            } else if line.hasPrefix("#"), let match = line.wholeMatch(of: /(#{1,6}) +(.*)/) {
                rest.removeFirst()
                pieces.append(heading(match.1.count, String(match.2)))
            } else if line.marker != nil {
                pieces.append(list(&rest))
            } else if line.hasPrefix("|"), let table = table(&rest) {
                pieces.append(table)
            } else if line.hasPrefix(">") {
                let quote = rest.prefix { $0.hasPrefix(">") }
                rest = rest.dropFirst(quote.count)
                let text = quote.map { $0.dropFirst($0.hasPrefix("> ") ? 2 : 1) }.joined(separator: "\n")
                pieces.append("<blockquote><p>\(inline(text))</p></blockquote>")
            } else {
                let text = Self.paragraph(&rest)
                pieces.append(picture(text) ?? "<p>\(inline(text))</p>")
            }
        }
        return HTML(pieces, separator: "\n")
    }

    /// Removes a paragraph or a list item from the front of `lines`, and returns it.
    private static func paragraph(_ lines: inout ArraySlice<String>, isItem: Bool = false) -> String {
        let first = lines.removeFirst()
        let others = lines.prefix { !$0.isBlank && !$0.startsBlock && !(isItem && $0.marker != nil) }
        lines = lines.dropFirst(others.count)
        return ([first] + others).map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
    }

    /// Returns a heading, one level deeper than in the text, because the page also has a title.
    private mutating func heading(_ level: Int, _ text: String) -> HTML {
        var id = Anchors.heading(text, in: chapter.id)
        while !headings.insert(id).inserted { id += "-again" }
        var title = inline(text)
        // A chapter's title has its number on a separate line.
        if level == 1, let colon = text.firstRange(of: ": ") {
            let name = text[colon.upperBound...]
            let rest = inline(name.prefix(1).uppercased() + name.dropFirst())
            title = "\(.ordinal(String(text[..<colon.lowerBound])))\(rest)"
        }
        return "<h\(level + 1) id=\"\(id)\">\(title)</h\(level + 1)>"
    }

    private func list(_ rest: inout ArraySlice<String>) -> HTML {
        let start = rest.first?.marker?.number
        var items: [HTML] = []
        while let marker = rest.first?.marker, (marker.number == nil) == (start == nil) {
            items.append("<li>\(inline(Self.paragraph(&rest, isItem: true).dropFirst(marker.width)))</li>")
            let next = rest.drop(while: \.isBlank)
            if next.first?.marker != nil { rest = next }
        }
        guard let start else { return "<ul>\(items)</ul>" }
        return start == 1 ? "<ol>\(items)</ol>" : "<ol start=\"\(start)\">\(items)</ol>"
    }

    /// Returns a paragraph's picture, with unique ids. The route shows the steps' picture; other chapters link there.
    private mutating func picture(_ text: String) -> HTML? {
        guard text.hasPrefix("!["), let match = text.wholeMatch(of: /!\[([^\]]*)\]\(([^()\s]+)\)/),
            let svg = path(of: String(match.2)).flatMap(book.picture)
        else { return nil }
        let caption = String(match.1).replacing("\n", with: " ").curled()
        if !StepsPicture.frames(of: svg).isEmpty, let tall = book.picture(at: StepsPicture.tall) {
            guard chapter.id == Anchors.front else { return "<p><a href=\"#\(Anchors.front)\">\(caption)</a></p>" }
            return StepsPicture.figure(wide: svg, tall: tall, caption: caption)
        }
        pictureCount += 1
        let id = svg.firstMatch(of: #/aria-labelledby="(\S+)-title /#).map { String($0.1) } ?? "-"
        let picture = HTML(raw: svg.replacing("\(id)-", with: "\(chapter.id)-\(id)-\(pictureCount)-"))
        return """
            <figure class="picture"><div class="scroll">\(picture)</div><figcaption>\(caption)</figcaption></figure>
            """
    }
}

extension String {
    /// The number and the width of the marker that begins a list item. A bullet has no number.
    fileprivate var marker: (number: Int?, width: Int)? {
        guard let first, first == "-" || first == "*" || first.isNumber else { return nil }
        return prefixMatch(of: /(?:[-*]|(\d{1,9})\.) +/).map { ($0.1.flatMap { Int($0) }, $0.0.count) }
    }

    fileprivate var startsBlock: Bool {
        hasPrefix(">") || hasPrefix("<!--") || marker.map { $0.number ?? 1 == 1 } == true
            || hasPrefix("#") && prefixMatch(of: /#{1,6}\s/) != nil
    }
}
