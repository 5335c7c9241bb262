extension Book {
    var html: String {
        let article: HTML = "“Blurring the Lines Between MVVM and VIPER”"
        let bar = [("contents", "Contents")] + chapters.map { ($0.id, $0.title) } + [(Anchors.sources, "Sources")]
        let pieces: [String: HTML] = [
            "mark": Self.mark, "style": HTML(raw: Resource.text("book.css")), "title": .ordinal("Top Movies"),
            "origin": id(of: "Steps/articles.md").map { "<a href=\"#\($0)\">\(article)</a>" } ?? article,
            "bar": HTML(bar.map { "<li>\(Self.link(to: $0, $1))</li>" }),
            "main": HTML([tableOfContents] + chapters.indices.map(section) + [sources], separator: "\n"),
            "script": HTML(raw: Resource.text("book.js")),
        ]
        return Resource.text("page.template", pieces.mapValues(\.source))
    }

    private var parts: [[Chapter]] {
        let starts = chapters.indices.filter { $0 == 0 || chapters[$0].part != chapters[$0 - 1].part }
        return zip(starts, starts.dropFirst() + [chapters.count]).map { Array(chapters[$0..<$1]) }
    }

    private static func link(to id: String, _ title: String) -> HTML { "<a href=\"#\(id)\">\(title)</a>" }

    /// Returns a chapter, with links to the previous and next chapters.
    private func section(_ index: Int) -> HTML {
        let chapter = chapters[index]
        let heading: HTML = chapter.text.headings.first?.level == 1 ? "" : "<h2>\(chapter.title)</h2>"
        let before = chapters[..<index].suffix(1).map { ("prev", $0.id, "← \($0.title)") }
        let after = chapters[(index + 1)...].prefix(1).map { ("next", $0.id, "\($0.title) →") }
        let links = (before + after).map { "<a rel=\"\($0)\" href=\"#\($1)\">\($2)</a>" as HTML }
        var writer = ChapterWriter(chapter, of: self)
        return """
            <section id="\(chapter.id)" class="chapter" aria-label="\(chapter.title)">\(heading)\(writer.html())
            <nav class="ways" aria-label="From \(chapter.title)">\(links, separator: " ")</nav></section>
            """
    }

    private var tableOfContents: HTML {
        let items = parts.map { chapters -> HTML in
            let (first, isPart) = (chapters[0], chapters.count > 1)
            let sections = first.text.headings.filter { $0.level == 2 }.map { _, text in
                (Anchors.heading(text, in: first.id), text.curled())
            }
            let places = (isPart ? chapters.map { ($0.id, $0.title) } : sections).map(Self.link)
            let list: HTML = places.isEmpty ? "" : "<ul>\(places.map { "<li>\($0)</li>" as HTML })</ul>"
            // On a phone, a part's list of chapters is collapsed until the reader expands it.
            let fold: HTML = isPart ? "<details><summary>All \(places.count)</summary>\(list)</details>" : list
            let kind: HTML = isPart ? "" : " class=\"sections\""
            return "<li\(kind)>\(Self.link(to: first.id, isPart ? first.part : first.title))\(fold)</li>"
        }
        let last = "<li>\(Self.link(to: Anchors.sources, "Appendix: the sources"))</li>" as HTML
        return "<nav class=\"contents\" id=\"contents\" aria-label=\"Contents\"><ul>\(items + [last])</ul></nav>"
    }

    /// The full sources of every step, collapsed.
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
                <section class="sources" aria-labelledby="\(id)"><h3 id="\(id)">Step \(step.name): \(step.title)</h3>
                \(files, separator: "\n")</section>
                """
        }
        return """
            <section id="\(Anchors.sources)" class="chapter appendix" aria-labelledby="sources-title">\
            <h2 id="sources-title">\(.ordinal("Appendix"))The sources</h2>
            \(steps, separator: "\n")</section>
            """
    }
}
