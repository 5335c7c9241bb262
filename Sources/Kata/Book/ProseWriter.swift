/// Writes a text's prose as HTML.
struct ProseWriter {
    let links: Links
    private var lastLevel = 1
    private var headings: Set<String> = []
    private var pictureCount = 0

    init(links: Links) { self.links = links }

    /// Some blocks. Pictures that follow one another stand side by side.
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
        switch block {
        case .heading(let level, let inlines): heading(level, inlines)
        case .paragraph(let inlines): "<p>\(html(inlines))</p>"
        case .list(let start, let items): list(start, items)
        case .table(let head, let rows): table(head, rows)
        case .quote(let blocks): "<blockquote>\(html(blocks))</blockquote>"
        case .code(let words, let lines): CodeBlock(lines: lines, isSwift: words.first == "swift").html
        case .rule: "<hr />"
        }
    }

    /// A heading, one level below that in the text, since the page has a title; no level is left out.
    private mutating func heading(_ level: Int, _ inlines: [Inline]) -> HTML {
        lastLevel = min(level + 1, lastLevel + 1, 6)
        var id = Anchors.heading(inlines.plainText, in: links.chapter)
        while !headings.insert(id).inserted { id += "-again" }
        var title = html(inlines)
        // The title of a chapter has its number apart.
        if level == 1, case .text(let text) = inlines.first, let colon = text.firstRange(of: ": ") {
            let rest = [.text(String(text[colon.upperBound...]))] + inlines.dropFirst()
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

    private mutating func table(_ head: [[Inline]], _ rows: [[[Inline]]]) -> HTML {
        let head = head.map { "<th scope=\"col\">\(html($0))</th>" as HTML }
        let rows = rows.map { cells in "<tr>\(cells.map { "<td>\(html($0))</td>" as HTML })</tr>" as HTML }
        return """
            <div class="table"><table><thead><tr>\(head)</tr></thead>\
            <tbody>\(rows, separator: "\n")</tbody></table></div>
            """
    }

    private mutating func html(_ inlines: [Inline]) -> HTML { HTML(inlines.map { html($0) }) }

    private mutating func html(_ inline: Inline) -> HTML {
        switch inline {
        case .text(let text): HTML(text)
        case .code(let text): "<code>\(text)</code>"
        case .emphasis(let inner): "<em>\(html(inner))</em>"
        case .strong(let inner): "<strong>\(html(inner))</strong>"
        case .link(let inner, let destination): link(inner, destination)
        case .image(let alt, let source): image(alt, source)
        }
    }

    private mutating func link(_ inner: [Inline], _ destination: String) -> HTML {
        let text = html(inner)
        switch links.target(of: destination) {
        case .place(let id) where !inner.plainText.isBlank: return "<a href=\"#\(id)\">\(text)</a>"
        case .web(let address) where !inner.plainText.isBlank: return "<a href=\"\(address)\">\(text)</a>"
        default: return Self.absent(text, isPath: inner.plainText == destination, destination)
        }
    }

    private mutating func image(_ alt: String, _ source: String) -> HTML {
        guard case .boxes(let step) = links.target(of: source) else {
            return Self.absent(HTML(alt), isPath: alt.isBlank, source)
        }
        return "<span class=\"picture\">\(svg(of: step, alt))</span>"
    }

    /// A picture that stands in a paragraph of its own.
    private mutating func figure(_ block: MarkdownBlock) -> HTML? {
        guard case .paragraph(let inlines) = block, inlines.count == 1, case .image(let alt, let source) = inlines[0],
            case .boxes(let step) = links.target(of: source)
        else { return nil }
        return "<figure class=\"picture\">\(svg(of: step, alt))<figcaption>\(alt)</figcaption></figure>"
    }

    private mutating func svg(of step: Step, _ title: String) -> HTML {
        pictureCount += 1
        let id = "\(links.chapter)-boxes-\(step.number)-\(pictureCount)"
        return HTML(raw: BoxesPicture(of: step, in: links.contents.maps, title: title, id: id).svg)
    }

    /// What the book does not have is named.
    private static func absent(_ text: HTML, isPath: Bool, _ path: String) -> HTML {
        isPath ? "<code>\(path)</code>" : "\(text) (<code>\(path)</code>)"
    }
}
