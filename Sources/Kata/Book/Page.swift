/// The page: its head, the navigation, the chapters, the sources.
struct Page {
    /// The text of each chapter.
    let chapters: [HTML]
    let contents: BookContents

    var html: HTML {
        let pieces: [String: HTML] = [
            "mark": Book.mark, "colours": HTML(raw: Palette.css), "style": HTML(raw: Resource.text("book.css")),
            "title": .ordinal("Top Movies"), "origin": origin, "bar": HTML(bar, separator: " "),
            "main": HTML([tableOfContents] + sections + [sources], separator: "\n"),
            "script": HTML(raw: Resource.text("book.js")),
        ]
        return HTML(raw: Resource.text("page.template", pieces.mapValues(\.source)))
    }

    /// The article that the book retells.
    private var origin: HTML {
        let article: HTML = "“Blurring the Lines Between MVVM and VIPER”"
        return contents.chapter(at: "Steps/articles.md").map { "<a href=\"#\($0)\">\(article)</a>" } ?? article
    }

    /// The chapters and the appendix, each a document.
    var documents: [(id: String, title: String, html: HTML)] {
        zip(contents.chapters, sections).map { ($0.id, $0.title, $1) } + [(Anchors.sources, "The sources", sources)]
    }

    private var bar: [HTML] {
        ["<a href=\"#contents\">Contents</a>"]
            + contents.parts.map { "<a href=\"#\($0.chapters[0].id)\">\($0.title)</a>" }
            + ["<a href=\"#\(Anchors.sources)\">Sources</a>"]
    }

    private var sections: [HTML] {
        let all = contents.parts.flatMap { part in part.chapters.map { (part, chapter: $0) } }
        return zip(all.indices, chapters).map { index, html in
            all[index].chapter.section(
                html, in: all[index].0, before: index > 0 ? all[index - 1].chapter : nil,
                after: index + 1 < all.count ? all[index + 1].chapter : nil)
        }
    }

    private var tableOfContents: HTML {
        let items = contents.parts.map { part -> HTML in
            let only = part.chapters.count == 1 ? part.chapters[0] : nil
            let entries = only.map { chapter in
                chapter.sections.map { (Anchors.heading($0, in: chapter.id), $0.curled()) }
            }
            let items = (entries ?? part.chapters.map { ($0.id, $0.title) }).map {
                "<li><a href=\"#\($0)\">\($1)</a></li>" as HTML
            }
            let title = "<a href=\"#\(part.chapters[0].id)\">\(only?.title ?? part.title)</a>" as HTML
            let list: HTML = items.isEmpty ? "" : "<ul>\(items)</ul>"
            // A phone has a line for each part, and the list to be unfolded.
            return only == nil
                ? "<li>\(title)<details><summary>All \(items.count)</summary>\(list)</details></li>"
                : "<li class=\"sections\">\(title)\(list)</li>"
        }
        let last = "<li><a href=\"#\(Anchors.sources)\">Appendix: the sources</a></li>" as HTML
        return "<nav class=\"contents\" id=\"contents\" aria-label=\"Contents\"><ul>\(items + [last])</ul></nav>"
    }

    /// The full sources of every step, folded.
    private var sources: HTML {
        let steps = contents.steps.map { step -> HTML in
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
            <section id="\(Anchors.sources)" class="chapter appendix" aria-labelledby="sources-title" data-part="\(Anchors.sources)">\
            <h2 id="sources-title">\(.ordinal("Appendix"))The sources</h2>
            \(steps, separator: "\n")</section>
            """
    }
}
