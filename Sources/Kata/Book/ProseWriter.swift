/// Writes a text's prose as HTML.
struct ProseWriter {
    let links: Links
    private var lastLevel = 1
    private var headings: Set<String> = []
    private var pictureCount = 0
    /// The previous character, which decides which way a quote curls.
    private var last: Character = " "

    init(links: Links) { self.links = links }

    /// Writes blocks. Consecutive pictures go side by side.
    mutating func html(_ blocks: [MarkdownBlock]) -> HTML {
        var (pieces, gallery): ([HTML], [HTML]) = ([], [])
        for (index, block) in blocks.enumerated() {
            let figure = figure(block)
            gallery += figure.map { [$0] } ?? []
            if !gallery.isEmpty, figure == nil || index + 1 == blocks.count {
                pieces.append("<div class=\"gallery\">\(gallery)</div>")
                gallery = []
            }
            if figure == nil { pieces.append(html(block)) }
        }
        return HTML(pieces, separator: "\n")
    }

    private mutating func html(_ block: MarkdownBlock) -> HTML {
        last = " "
        return switch block {
        case .heading(let level, let inlines): heading(level, inlines)
        case .paragraph(let inlines): "<p>\(html(inlines))</p>"
        case .list(let start, let items): list(start, items)
        case .table(let head, let rows, let isRight): table(head, rows, isRight)
        case .quote(let blocks): "<blockquote>\(html(blocks))</blockquote>"
        case .code(let words, let lines): CodeBlock(lines: lines, isSwift: words.first == "swift").html
        case .rule: "<hr />"
        }
    }

    /// A heading, one level deeper than in the text, since the page has a title; no level is skipped.
    private mutating func heading(_ level: Int, _ inlines: [Inline]) -> HTML {
        lastLevel = min(level + 1, lastLevel + 1, 6)
        var id = Anchors.heading(inlines.plainText, in: links.chapter)
        while !headings.insert(id).inserted { id += "-again" }
        var title = html(inlines)
        // A chapter's title has its number on a line of its own.
        if level == 1, case .text(let text) = inlines.first, let colon = text.firstRange(of: ": ") {
            let name = text[colon.upperBound...]
            let rest = [.text(name.prefix(1).uppercased() + name.dropFirst())] + inlines.dropFirst()
            title = "\(.ordinal(String(text[..<colon.lowerBound])))\(html(rest))"
        }
        return "<h\(lastLevel) id=\"\(id)\">\(title)</h\(lastLevel)>"
    }

    private mutating func list(_ start: Int?, _ items: [[MarkdownBlock]]) -> HTML {
        let items = items.map { blocks -> HTML in
            guard case .paragraph(let inlines) = blocks.first else { return "<li>\(html(blocks))</li>" }
            return "<li>\(html(inlines))\(html(Array(blocks.dropFirst())))</li>"
        }
        guard let start else { return "<ul>\(items)</ul>" }
        return start == 1 ? "<ol>\(items)</ol>" : "<ol start=\"\(start)\">\(items)</ol>"
    }

    /// A table. On a phone that it's too wide for, each row becomes a card, with the head in each cell.
    private mutating func table(_ head: [[Inline]], _ rows: [[[Inline]]], _ isRight: [Bool]) -> HTML {
        let words = head.indices.map { column in ([head] + rows).map { $0[column].widestWord }.max() ?? 0 }
        let texts = head.indices.map { column in rows.map { $0[column].plainText.count }.max() ?? 0 }
        // The column with most text takes what the others leave: a few words a line, or it can't be read.
        let widths = zip(words, texts).map { $1 == texts.max() ? max($0, min($1, 16)) : $0 }
        let isNarrow = widths.reduce(0, +) + head.count <= 36
        let titles = zip(head, isRight).map { title, isRight in
            "<th scope=\"col\"\(Self.side(isRight))>\(cell(title))</th>" as HTML
        }
        let rows = rows.map { cells -> HTML in
            if cells.dropFirst().allSatisfy(\.isEmpty) {
                return "<tr><th colspan=\"\(cells.count)\" scope=\"colgroup\">\(cell(cells[0]))</th></tr>"
            }
            let cells = cells.indices.map { column -> HTML in
                let title = head[column].plainText.curled()
                let label: HTML = isNarrow || title.isEmpty ? "" : " data-head=\"\(title)\""
                return "<td\(Self.side(isRight[column]))\(label)>\(cell(cells[column]))</td>"
            }
            return "<tr>\(cells)</tr>"
        }
        return """
            <div class="table scroll"><table class="\(isNarrow ? "narrow" : "cards")"><thead><tr>\(titles)</tr></thead>\
            <tbody>\(rows, separator: "\n")</tbody></table></div>
            """
    }

    private static func side(_ isRight: Bool) -> HTML { isRight ? " class=\"figure\"" : "" }

    private mutating func cell(_ inlines: [Inline]) -> HTML {
        last = " "
        return html(inlines)
    }

    private mutating func html(_ inlines: [Inline]) -> HTML { HTML(inlines.map { html($0) }) }

    private mutating func html(_ inline: Inline) -> HTML {
        switch inline {
        case .text(let text):
            let curled = text.curled(after: last)
            last = curled.last ?? last
            return HTML(curled.bound)
        case .code(let text):
            last = "`"
            return Self.code(text)
        case .emphasis(let inner): return "<em>\(html(inner))</em>"
        case .strong(let inner): return "<strong>\(html(inner))</strong>"
        case .link(let inner, let destination): return link(inner, destination)
        case .image(let alt, let source): return image(alt, source)
        }
    }

    /// Code within a line, which is broken only if it is long.
    private static func code(_ text: String) -> HTML {
        text.count > (text.isPath ? HTML.longestPath : HTML.longestCode)
            ? "<code class=\"long\">\(.breakable(text))</code>" : "<code>\(text)</code>"
    }

    private mutating func link(_ inner: [Inline], _ destination: String) -> HTML {
        let text = html(inner)
        switch links.target(of: destination) {
        case .place(let id) where !inner.plainText.isBlank: return "<a href=\"#\(id)\">\(text)</a>"
        case .web(let address) where !inner.plainText.isBlank: return "<a href=\"\(address)\">\(text)</a>"
        case .absent(let path):
            return Self.absent(text, isPath: path.hasPrefix(inner.plainText) || inner.plainText == destination, path)
        default: return Self.absent(text, isPath: inner.plainText == destination, destination)
        }
    }

    private mutating func image(_ alt: String, _ source: String) -> HTML {
        guard case .picture(let svg) = links.target(of: source) else {
            return Self.absent(HTML(alt), isPath: alt.isBlank, source)
        }
        return "<span class=\"picture\">\(picture(svg))</span>"
    }

    /// A picture in a paragraph of its own.
    private mutating func figure(_ block: MarkdownBlock) -> HTML? {
        guard case .paragraph(let inlines) = block, inlines.count == 1, case .image(let alt, let source) = inlines[0],
            case .picture(let svg) = links.target(of: source)
        else { return nil }
        if source.split(separator: "/").last == StepsPicture.file.split(separator: "/").last {
            return links.contents.steppedPicture.figure(caption: alt.curled())
        }
        return """
            <figure class="picture"><div class="scroll">\(picture(svg))</div><figcaption>\(alt.curled())</figcaption></figure>
            """
    }

    /// A picture with unique names, since it may be on the page more than once.
    private mutating func picture(_ svg: String) -> HTML {
        pictureCount += 1
        let id = svg.firstMatch(of: #/aria-labelledby="(\S+)-title /#).map { String($0.1) }
        guard let id else { return HTML(raw: svg) }
        return HTML(raw: svg.replacing("\(id)-", with: "\(links.chapter)-\(id)-\(pictureCount)-"))
    }

    /// Names a link's target that the book doesn't have.
    private static func absent(_ text: HTML, isPath: Bool, _ path: String) -> HTML {
        isPath ? code(path) : "\(text) (\(code(path)))"
    }
}

extension [Inline] {
    /// The length of the longest unbreakable run of characters.
    fileprivate var widestWord: Int {
        map { inline in
            switch inline {
            // Code has a margin of its own.
            case .code(let text) where text.count <= HTML.longestCode && !text.isPath: text.count + 1
            case .emphasis(let inner), .strong(let inner), .link(let inner, _): inner.widestWord
            default: inline.plainText.split(whereSeparator: \.isWhitespace).map(\.count).max() ?? 0
            }
        }.max() ?? 0
    }
}

extension String {
    /// Whether it's code that may be broken behind each slash.
    fileprivate var isPath: Bool { contains("/") && !contains(" ") }

    /// The text with no line break between "step" and its number, nor behind the plus of "+ Router".
    fileprivate var bound: String {
        // Most text has neither a digit nor a sign, and a regular expression takes its time.
        guard utf8.contains(where: { (0x30...0x39).contains($0) || $0 == 0x2B || $0 == 0x3D }) else { return self }
        return replacing(/\b([Ss]teps?|[Ee]xercises?|[Cc]hapter) (?=\d)/) { "\($0.1)\u{A0}" }
            .replacing(/(^|\s)([+=]) (?=[A-Z])/) { "\($0.1)\($0.2)\u{A0}" }
    }

    /// The text with quotes that curl: around a word, and in "don't".
    func curled(after last: Character = " ") -> String {
        var last = last
        return String(
            map { character in
                let opens = last.isWhitespace || "([{–—“‘".contains(last)
                last =
                    switch character {
                    case "\"": opens ? "“" : "”"
                    case "'": opens ? "‘" : "’"
                    default: character
                    }
                return last
            })
    }
}
