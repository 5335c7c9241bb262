/// The page: its head, the navigation, the chapters, the sources.
struct Page {
    let chapters: [Chapter]
    let contents: BookContents

    /// The whole file.
    var html: HTML {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head><meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        \(Book.mark)
        <meta name="color-scheme" content="light dark" />
        <title>Top Movies: from MVVM to VIPER</title>
        <style>
        \(HTML(raw: Palette.css))
        \(HTML(raw: Resource.text("book.css")))
        </style></head>
        <body><a class="skip" href="#main">Skip to the text</a>
        <header class="title"><h1>\(.ordinal("Top Movies"))From MVVM to VIPER</h1>\
        <p>One small app, four times. Three small moves, read hunk by hunk.</p></header>
        <div class="bar"><nav aria-label="Chapters">\(bar, separator: " ")</nav>
        \(Self.controls)</div>
        <main id="main">\([tableOfContents] + sections + [sources], separator: "\n")</main>
        <footer><p>Made by <code>swift run kata book</code> from the folders of the steps and their texts. Nothing on \
        this page is fetched from elsewhere.</p></footer>
        \(Self.keys)
        <script>
        \(HTML(raw: Resource.text("book.js")))
        </script></body>
        </html>

        """
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

    /// The choices of how to read, which work without a script.
    private static let controls: HTML = """
        <form class="controls" aria-label="How to read"><fieldset><legend>Diffs</legend>\
        <input type="radio" name="view" id="view-unified" checked="checked" />\
        <label for="view-unified">Unified</label>\
        <input type="radio" name="view" id="view-split" /><label for="view-split">Side by side</label></fieldset>\
        <fieldset><legend>Colours</legend><input type="radio" name="theme" id="theme-auto" checked="checked" />\
        <label for="theme-auto">Auto</label><input type="radio" name="theme" id="theme-light" />\
        <label for="theme-light">Light</label><input type="radio" name="theme" id="theme-dark" />\
        <label for="theme-dark">Dark</label></fieldset>\
        <button type="button" id="show-keys" hidden="hidden" title="Keys to read by">Keys</button></form>
        """

    /// The dialog that lists the keys; the script opens it.
    private static var keys: HTML {
        let effects = [
            ("j n", "next hunk"), ("k p", "previous hunk"), ("]", "next step"), ("[", "previous step"),
            ("s", "side by side, or unified"), ("r", "undo the rename, or not"), ("?", "show or hide this"),
        ]
        let rows = effects.map { keys, effect -> HTML in
            let keys = keys.split(separator: " ").map { "<kbd>\(String($0))</kbd>" as HTML }
            return "<tr><th scope=\"row\">\(keys, separator: " or ")</th><td>\(effect)</td></tr>"
        }
        return """
            <dialog id="keys" aria-labelledby="keys-title"><p id="keys-title" class="dialog-title">Keys</p>\
            <table><tbody>\(rows)</tbody></table>\
            <form method="dialog"><button type="submit">Close</button></form></dialog>
            """
    }
}
