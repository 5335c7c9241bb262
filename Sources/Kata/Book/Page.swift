/// The page: its head, the navigation, the chapters, the sources.
struct Page {
    let chapters: [Chapter]
    let contents: BookContents

    var html: HTML {
        let pieces: [String: HTML] = [
            "mark": Book.mark, "colours": HTML(raw: Palette.css), "style": HTML(raw: Resource.text("book.css")),
            "title": .ordinal("Top Movies"), "bar": HTML(bar, separator: " "),
            "main": HTML([tableOfContents] + sections + [sources], separator: "\n"),
            "script": HTML(raw: Resource.text("book.js")),
        ]
        return HTML(raw: Resource.text("page.template", pieces.mapValues(\.source)))
    }

    private var bar: [HTML] {
        chapters.map { "<a href=\"#\($0.id)\">\($0.shortTitle)</a>" } + ["<a href=\"#\(Anchors.sources)\">Sources</a>"]
    }

    private var sections: [HTML] {
        chapters.indices.map { index in
            chapters[index].section(
                before: index > 0 ? chapters[index - 1] : nil,
                after: index + 1 < chapters.count ? chapters[index + 1] : nil)
        }
    }

    private var tableOfContents: HTML {
        let items = chapters.filter { $0.step != nil }.map { chapter -> HTML in
            let sections = chapter.sections.map {
                "<li><a href=\"#\(Anchors.heading($0, in: chapter.id))\">\($0)</a></li>" as HTML
            }
            let list: HTML = sections.isEmpty ? "" : "<ul>\(sections)</ul>"
            return "<li><a href=\"#\(chapter.id)\">\(chapter.title)</a>\(list)</li>"
        }
        return "<nav class=\"contents\" aria-label=\"Contents\"><ul>\(items)</ul></nav>"
    }

    /// The full sources of every step, each to be unfolded.
    private var sources: HTML {
        let steps = Step.all.map { step -> HTML in
            let id = Anchors.sources(of: step)
            let files = contents.lines[step, default: [:]].sorted { $0.key < $1.key }.map { name, lines -> HTML in
                let block = CodeBlock(lines: lines, isSwift: true, start: 1) {
                    Anchors.source(name, of: step, line: $0)
                }
                return """
                    <details id="\(Anchors.source(name, of: step))"><summary><span class="file">\(name)</span> \
                    <span class="place">\(lines.count) lines</span></summary>
                    \(block.html)</details>
                    """
            }
            return """
                <section class="sources" aria-labelledby="\(id)"><h3 id="\(id)">Step \(step.number): \(step.title)</h3>
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
