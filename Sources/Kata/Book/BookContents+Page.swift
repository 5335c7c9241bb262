extension BookContents {
    /// The page: its head, the navigation, the chapters, the sources.
    func page(_ chapters: [HTML]) -> String {
        let pieces: [String: HTML] = [
            "mark": Book.mark, "style": HTML(raw: Resource.text("book.css")), "title": .ordinal("Top Movies"),
            "origin": origin, "bar": HTML(bar, separator: " "),
            "main": HTML([tableOfContents] + sections(chapters) + [sources], separator: "\n"),
            "script": HTML(raw: Resource.text("book.js")),
        ]
        return Resource.text("page.template", pieces.mapValues(\.source))
    }

    /// The article that the book retells.
    private var origin: HTML {
        let article: HTML = "“Blurring the Lines Between MVVM and VIPER”"
        return id(of: "Steps/articles.md").map { "<a href=\"#\($0)\">\(article)</a>" } ?? article
    }

    private var bar: [HTML] {
        let parts = parts.map { ($0[0].id, $0[0].part) }
        return ([("contents", "Contents")] + parts + [(Anchors.sources, "Sources")]).map(Self.link)
    }

    private static func link(to id: String, _ title: String) -> HTML { "<a href=\"#\(id)\">\(title)</a>" }

    /// The chapters, each with links to those around it.
    private func sections(_ written: [HTML]) -> [HTML] {
        zip(chapters.indices, written).map { index, html in
            let chapter = chapters[index]
            let part = chapters.first { $0.part == chapter.part }?.id ?? chapter.id
            let heading: HTML = chapter.text.headings.first?.level == 1 ? "" : "<h2>\(chapter.title)</h2>"
            let before = chapters[..<index].suffix(1).map { ("prev", $0.id, "← \($0.title)") }
            let after = chapters[(index + 1)...].prefix(1).map { ("next", $0.id, "\($0.title) →") }
            let links = (before + after).map { "<a rel=\"\($0)\" href=\"#\($1)\">\($2)</a>" as HTML }
            return """
                <section id="\(chapter.id)" class="chapter" aria-label="\(chapter.title)" data-part="\(part)">\(heading)\(html)
                <nav class="ways" aria-label="From \(chapter.title)">\(links, separator: " ")</nav></section>
                """
        }
    }

    private var tableOfContents: HTML {
        let items = parts.map { chapters -> HTML in
            let first = chapters[0]
            guard chapters.count == 1 else {
                // A phone has a line for each part, and the list to be unfolded.
                let items = chapters.map { "<li>\(Self.link(to: $0.id, $0.title))</li>" as HTML }
                return """
                    <li>\(Self.link(to: first.id, first.part))<details><summary>All \(items.count)</summary><ul>\(items)</ul>\
                    </details></li>
                    """
            }
            let items = first.text.headings.filter { $0.level == 2 }.map {
                "<li>\(Self.link(to: Anchors.heading($0.text, in: first.id), $0.text.curled()))</li>" as HTML
            }
            let list: HTML = items.isEmpty ? "" : "<ul>\(items)</ul>"
            return "<li class=\"sections\">\(Self.link(to: first.id, first.title))\(list)</li>"
        }
        let last = "<li>\(Self.link(to: Anchors.sources, "Appendix: the sources"))</li>" as HTML
        return "<nav class=\"contents\" id=\"contents\" aria-label=\"Contents\"><ul>\(items + [last])</ul></nav>"
    }

    /// The full sources of every step, folded.
    private var sources: HTML {
        let steps = steps.map { step -> HTML in
            let id = Anchors.sources(of: step)
            let files = lines[step, default: [:]].sorted { $0.key < $1.key }.map { name, lines -> HTML in
                let id = Anchors.source(name, of: step)
                return """
                    <details id="\(id)"><summary><span class="file">\(name)</span> \
                    <span class="place">\(lines.count) lines</span></summary>
                    \(.code(lines, start: 1, id: id))</details>
                    """
            }
            return """
                <section class="sources" aria-labelledby="\(id)"><h3 id="\(id)">Step \(step.number): \(step.title)</h3>
                \(files, separator: "\n")</section>
                """
        }
        return """
            <section id="\(Anchors.sources)" class="chapter appendix" aria-labelledby="sources-title" data-part="\(Anchors.sources)">\
            <h2 id="sources-title">\(.ordinal("Appendix"))The sources</h2>
            \(steps, separator: "\n")</section>
            """
    }
}
