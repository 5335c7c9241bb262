/// Writes a text's prose as HTML.
struct ProseWriter {
    let links: Links
    let pictures: BookPictures
    private var lastLevel = 1
    private var headings: Set<String> = []
    private var pictureCount = 0

    init(links: Links, pictures: BookPictures) {
        (self.links, self.pictures) = (links, pictures)
    }

    /// Some blocks. Pictures that follow one another stand side by side.
    mutating func html(_ blocks: [MarkdownBlock]) throws -> HTML {
        var pieces: [HTML] = []
        var gallery: [HTML] = []
        for block in blocks {
            if case .paragraph(let inlines) = block, inlines.count == 1, case .image(let alt, let source) = inlines[0],
                case .boxes(let step) = links.target(of: source)
            {
                gallery.append(try picture(of: step, alt))
                continue
            }
            if !gallery.isEmpty { pieces.append(.element("div", ["class": "gallery"], HTML(joining: gallery))) }
            gallery = []
            pieces.append(try html(block))
        }
        if !gallery.isEmpty { pieces.append(.element("div", ["class": "gallery"], HTML(joining: gallery))) }
        return HTML(joining: pieces, separator: "\n")
    }

    private mutating func html(_ block: MarkdownBlock) throws -> HTML {
        switch block {
        case .heading(let level, let inlines): try heading(level, inlines)
        case .paragraph(let inlines): .element("p", [:], try html(inlines))
        case .list(let start, let items): try list(start, items)
        case .table(let head, let rows): try table(head, rows)
        case .quote(let blocks): .element("blockquote", [:], try html(blocks))
        case .code(let words, let lines): CodeBlock(lines: lines, isSwift: words.first == "swift").html
        case .rule: .void("hr")
        }
    }

    /// A heading, one level below that in the text, since the page has a title; no level is left out.
    private mutating func heading(_ level: Int, _ inlines: [Inline]) throws -> HTML {
        lastLevel = min(level + 1, lastLevel + 1, 6)
        var id = Anchors.heading(inlines.plainText, in: links.chapter)
        while !headings.insert(id).inserted { id += "-again" }
        return .element("h\(lastLevel)", ["id": id], try title(inlines, level: level))
    }

    /// The title of a chapter has its number apart.
    private mutating func title(_ inlines: [Inline], level: Int) throws -> HTML {
        guard level == 1, case .text(let text) = inlines.first, let colon = text.firstRange(of: ": ") else {
            return try html(inlines)
        }
        let rest = [.text(String(text[colon.upperBound...]))] + inlines.dropFirst()
        return [.ordinal(String(text[..<colon.lowerBound])), try html(rest)]
    }

    private mutating func list(_ start: Int?, _ items: [[MarkdownBlock]]) throws -> HTML {
        let items = try items.map { blocks -> HTML in
            guard case .paragraph(let inlines) = blocks.first else { return .element("li", [:], try html(blocks)) }
            return .element("li", [:], [try html(inlines), try html(Array(blocks.dropFirst()))])
        }
        guard let start else { return .element("ul", [:], HTML(joining: items)) }
        return start == 1
            ? .element("ol", [:], HTML(joining: items))
            : .element("ol", ["start": "\(start)"], HTML(joining: items))
    }

    private mutating func table(_ head: [[Inline]], _ rows: [[[Inline]]]) throws -> HTML {
        let head = try head.map { HTML.element("th", ["scope": "col"], try html($0)) }
        let rows = try rows.map { cells in
            HTML.element("tr", [:], HTML(joining: try cells.map { .element("td", [:], try html($0)) }))
        }
        let table = HTML.element(
            "table", [:],
            [
                .element("thead", [:], .element("tr", [:], HTML(joining: head))),
                .element("tbody", [:], HTML(joining: rows, separator: "\n")),
            ])
        return .element("div", ["class": "table"], table)
    }

    private mutating func html(_ inlines: [Inline]) throws -> HTML {
        HTML(joining: try inlines.map { try html($0) })
    }

    private mutating func html(_ inline: Inline) throws -> HTML {
        switch inline {
        case .text(let text): HTML(text)
        case .code(let text): .element("code", [:], HTML(text))
        case .emphasis(let inner): .element("em", [:], try html(inner))
        case .strong(let inner): .element("strong", [:], try html(inner))
        case .link(let inner, let destination): try link(inner, destination)
        case .image(let alt, let source): try image(alt, source)
        }
    }

    private mutating func link(_ inner: [Inline], _ destination: String) throws -> HTML {
        let text = try html(inner)
        switch links.target(of: destination) {
        case .place(let id) where !inner.plainText.isBlank: return .element("a", ["href": "#\(id)"], text)
        case .web(let address) where !inner.plainText.isBlank: return .element("a", ["href": address], text)
        default: return Self.absent(text, isPath: inner.plainText == destination, destination)
        }
    }

    private mutating func image(_ alt: String, _ source: String) throws -> HTML {
        guard case .boxes(let step) = links.target(of: source) else {
            return Self.absent(HTML(alt), isPath: alt.isBlank, source)
        }
        return .element("span", ["class": "picture"], HTML(raw: try svg(of: step, alt)))
    }

    private mutating func picture(of step: Step, _ alt: String) throws -> HTML {
        .element(
            "figure", ["class": "picture"],
            [HTML(raw: try svg(of: step, alt)), .element("figcaption", [:], HTML(alt))])
    }

    private mutating func svg(of step: Step, _ title: String) throws -> String {
        pictureCount += 1
        return try pictures.boxes(step, title, "\(links.chapter)-boxes-\(step.number)-\(pictureCount)")
    }

    /// What the book does not have is named.
    private static func absent(_ text: HTML, isPath: Bool, _ path: String) -> HTML {
        let path = HTML.element("code", [:], HTML(path))
        return isPath ? path : [text, " (", path, ")"]
    }
}
