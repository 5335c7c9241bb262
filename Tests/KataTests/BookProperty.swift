import Testing

/// A property that every element of one kind must have on the book's page.
struct BookProperty: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// Markup that lacks the property.
    let example: String
    /// Returns each element of the kind, and whether it has the property.
    let subjects: @Sendable (PageElement) -> [(name: String, isGood: Bool)]

    init(
        _ name: String, not example: String, _ subjects: @escaping @Sendable (PageElement) -> [(String, Bool)]
    ) { (testDescription, self.example, self.subjects) = (name, example, subjects) }

    static let all = structure + links + widths

    private static let structure = [
        Self("there is one title, and no level of headings is skipped", not: "<h1>a</h1><h3>b</h3>") { page in
            let headings = page.all("h1", "h2", "h3", "h4", "h5", "h6")
            let levels = headings.map { $0.name.last?.wholeNumberValue ?? 0 }
            return zip(headings, zip([0] + levels, levels)).map { ($0.text, $1.1 > 1 ? $1.1 <= $1.0 + 1 : $1.0 == 0) }
        },
        Self("the page has landmarks, a language, and a first link that skips to the text", not: "<p/>") { page in
            let skips = page.all("main").first.map { page.all("a").first?["href"] == "#\($0["id"])" } == true
            return ["header", "nav", "main", "footer", "style", "script"].map { name in
                (name, page.all(name).contains { $0.parent?.name != "svg" })
            } + [("lang", page.all("html").first?["lang"] == "en"), ("skip", skips)]
        },
        Self("each navigation has a name", not: "<nav/>") { $0.all("nav").map { ($0.text, $0["aria-label"] != "") } },
        Self("each field has a label", not: "<input id='a'/>") { page in
            let labels = page.all("label").map { $0["for"] }
            return page.all("input").map { ("\($0.attributes)", $0["id"] != "" && labels.contains($0["id"])) }
        },
        Self("each link, button and summary has text", not: "<a href='#'> </a>") { page in
            page.all("a", "button", "summary").map { ("\($0.attributes)", $0.text.contains { !$0.isWhitespace }) }
        },
        Self("each figure has a caption, and each table has a head", not: "<figure/>") { page in
            page.all("figure", "table").map { ($0.text, !$0.all($0.name == "table" ? "th" : "figcaption").isEmpty) }
        },
    ]

    private static let links = [
        Self("no id occurs twice", not: "<p id='a'/><p id='a'/>") { page in
            Dictionary(grouping: page.descendants.compactMap { $0.attributes["id"] }) { $0 }.map { ($0, $1.count == 1) }
        },
        Self("each reference within the page has a target", not: "<p style='fill:url(#a)'/>") { page in
            let ids = Set(page.descendants.compactMap { $0.attributes["id"] })
            return page.descendants.flatMap(\.attributes).flatMap { name, value in
                let names =
                    switch name {
                    case "for", "aria-labelledby", "aria-describedby": value.split(separator: " ")
                    case "href", "marker-end", "style":
                        value.split(separator: "#")
                            .dropFirst(value.hasPrefix("https:") ? .max : value.hasPrefix("#") ? 0 : 1)
                            .map { $0.prefix { $0 != ")" } }
                    default: [Substring]()
                    }
                return names.map { (String($0), ids.contains(String($0))) }
            }
        },
        Self("no element fetches anything, or has an inline script", not: "<p onclick='f()'/>") { page in
            let elements = ["link", "img", "iframe", "object", "embed", "base", "image", "audio", "video", "source"]
            let attributes = /src|srcset|poster|data|action|formaction|background|xlink:href|http-equiv|on.*/
            let all = Set(page.descendants.flatMap(\.attributes.keys))
            let active = all.filter { $0.wholeMatch(of: attributes) != nil }
            return page.descendants.map { element in
                let href = element.attributes["href"] ?? "#"
                let isLink = href.hasPrefix("#") || element.name == "a" && href.hasPrefix("https://")
                let isActive = element.attributes.keys.contains(where: active.contains)
                return (element.name, isLink && !isActive && !elements.contains(element.name))
            }
        },
        Self("no style and no script fetches anything", not: "<script>fetch('x')</script>") { page in
            let style = /(?i)url\((?!#)|@import|@font-face|image-set\(|image\(/
            let script = /\b(?:fetch|import|XMLHttpRequest|WebSocket|Image|Worker|open)\s*\(/
            return page.all("style", "script").map { ($0.text, !$0.text.contains($0.name == "style" ? style : script)) }
        },
        Self("the sidebar and the contents list each chapter", not: "<p class='chapter' id='a'/>") { page in
            let lists = ["bar", "contents"].map { page.all(class: $0).flatMap { $0.all("a") }.map { $0["href"] } }
            return page.all(class: "chapter").flatMap { chapter in
                lists.map { (chapter["id"], $0.contains("#\(chapter["id"])")) }
            }
        },
        Self("each chapter links to the next", not: "<p class='chapter' id='a'/><p class='chapter' id='b'/>") { page in
            let chapters = page.all(class: "chapter")
            return zip(chapters, chapters.dropFirst()).map { chapter, next in
                (next["id"], chapter.all("a").first { $0["rel"] == "next" }?["href"] == "#\(next["id"])")
            }
        },
        Self("each hunk has an explanation and a link to itself", not: "<p class='hunk'/>") { page in
            page.all(class: "hunk").map { hunk in
                let prose = hunk.parent?.all(class: "prose").first?.text.contains { !$0.isWhitespace } == true
                return (hunk["id"], prose && hunk.all("a").contains { $0["href"] == "#\(hunk["id"])" })
            }
        },
    ]

    private static let widths = [
        Self("each wide element scrolls on its own", not: "<div><table/></div>") { page in
            let drawn = page.all(class: "plain").filter { $0.text.contains("──") }
            return (page.all("svg") + page.all("table").filter { $0.parent?.name != "dialog" }).map {
                ("\($0.name) \($0.text)", $0.parent?.classes.contains("scroll") == true)
            } + drawn.map { ($0.text, $0.classes.contains("scroll")) }
        },
        Self("a picture is shown at its own size", not: "<svg viewBox='0 0 9 9' width='8' height='9'/>") { page in
            page.all("svg").map { ($0.text, $0["viewBox"] == "0 0 \($0["width"]) \($0["height"])") }
        },
    ]
}
