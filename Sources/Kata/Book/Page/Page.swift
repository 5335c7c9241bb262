/// The page: its head, the ways through it, the chapters, the appendix.
struct Page {
    let chapters: [Chapter]
    let appendix: Appendix

    /// The whole file.
    var html: HTML {
        [
            HTML(raw: "<!DOCTYPE html>\n"), .element("html", ["lang": "en"], ["\n", head, "\n", page, "\n"]), "\n",
        ]
    }

    private var head: HTML {
        .element(
            "head", [:],
            HTML(
                joining: [
                    .void("meta", ["charset": "utf-8"]),
                    .void("meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
                    .void("meta", ["name": "generator", "content": Book.generator]),
                    .void("meta", ["name": "color-scheme", "content": "light dark"]),
                    .element("title", [:], "Top Movies: from MVVM to VIPER"),
                    .element("style", [:], HTML(raw: PageLook.css)),
                ], separator: "\n"))
    }

    private var page: HTML {
        let sections = chapters.indices.map { index in
            chapters[index].section(
                before: index > 0 ? chapters[index - 1] : nil,
                after: index + 1 < chapters.count ? chapters[index + 1] : nil)
        }
        return .element(
            "body", [:],
            HTML(
                joining: [
                    .element("a", ["class": "skip", "href": "#main"], "Skip to the text"), title, bar,
                    .element(
                        "main", ["id": "main"],
                        HTML(joining: [tableOfContents] + sections + [appendix.html], separator: "\n")),
                    .element("footer", [:], footer), Keys.html, .element("script", [:], HTML(raw: Script.source)),
                ], separator: "\n"))
    }

    private var title: HTML {
        .element(
            "header", ["class": "title"],
            [
                .element("h1", [:], [.ordinal("Top Movies"), "From MVVM to VIPER"]),
                .element("p", [:], "One small app, four times. Three small moves, read hunk by hunk."),
            ])
    }

    private var bar: HTML {
        let links =
            chapters.map { HTML.element("a", ["href": "#\($0.id)"], HTML($0.shortTitle)) }
            + [.element("a", ["href": "#\(Anchors.sources)"], "Sources")]
        return .element(
            "div", ["class": "bar"],
            [
                .element("nav", ["aria-label": "Chapters"], HTML(joining: links, separator: " ")), "\n", Controls.html,
            ])
    }

    private var tableOfContents: HTML {
        let chapters = chapters.filter { $0.step != nil }.map { chapter in
            let sections = chapter.sections.map {
                HTML.element(
                    "li", [:], .element("a", ["href": "#\(Anchors.heading($0, in: chapter.id))"], HTML($0)))
            }
            return HTML.element(
                "li", [:],
                [
                    .element("a", ["href": "#\(chapter.id)"], HTML(chapter.title)),
                    sections.isEmpty ? [] : .element("ul", [:], HTML(joining: sections)),
                ])
        }
        return .element(
            "nav", ["class": "contents", "aria-label": "Contents"], .element("ul", [:], HTML(joining: chapters)))
    }

    private var footer: HTML {
        [
            .element(
                "p", [:],
                [
                    "Made by ", .element("code", [:], "swift run kata book"),
                    " from the folders of the steps and their texts. Nothing on this page is fetched from elsewhere.",
                ])
        ]
    }
}
