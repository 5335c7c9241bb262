import Testing

/// What holds for everything of one kind on the book's page.
struct BookProperty: CustomTestStringConvertible, Sendable {
    let testDescription: String
    /// A page that lacks it.
    let example: String
    /// Everything of the kind, and whether it is as it should be.
    let subjects: @Sendable (PageElement) -> [(name: String, isGood: Bool)]

    init(
        _ name: String, not example: String, _ subjects: @escaping @Sendable (PageElement) -> [(String, Bool)]
    ) {
        (testDescription, self.example, self.subjects) = (name, example, subjects)
    }

    static let all = structure + links + words + widths + styles

    private static let structure = [
        Self("there is one title, and no level of headings is left out", not: "<h1>a</h1><h3>b</h3>") { page in
            let headings = page.all("h1", "h2", "h3", "h4", "h5", "h6")
            let levels = headings.map { $0.name.last?.wholeNumberValue ?? 0 }
            return zip(headings, zip([0] + levels, levels)).map { ($0.text, $1.1 > 1 ? $1.1 <= $1.0 + 1 : $1.0 == 0) }
        },
        Self("the page has its landmarks, its language, and a first link that skips to the text", not: "<p/>") { page in
            let first = page.all("a").first?.attributes["href"]
            return ["header", "nav", "main", "footer", "style", "script"].map { name in
                (name, page.all(name).contains { $0.parent?.name != "svg" })
            } + [
                ("lang", page.all("html").first?.attributes["lang"] == "en"),
                ("skip", first == page.all("main").first?.attributes["id"].map { "#\($0)" } && first != nil),
            ]
        },
        Self("each navigation has a name", not: "<nav/>") { page in
            page.all("nav").map { ($0.text, $0.attributes["aria-label"]?.isEmpty == false) }
        },
        Self("each field has a label", not: "<input id='a'/>") { page in
            let labels = page.all("label").map { $0.attributes["for"] }
            return page.all("input").map { ("\($0.attributes)", labels.contains($0.attributes["id"])) }
        },
        Self("each link, button and summary says something", not: "<a href='#'> </a>") { page in
            page.all("a", "button", "summary").map { ("\($0.attributes)", $0.text.contains { !$0.isWhitespace }) }
        },
        Self("each figure has a caption, and each table a head", not: "<figure/>") { page in
            page.all("figure").map { ($0.text, !$0.all("figcaption").isEmpty) }
                + page.all("table").map { ($0.text, !$0.all("th").isEmpty) }
        },
    ]

    private static let links = [
        Self("no id is there twice", not: "<p id='a'/><p id='a'/>") { page in
            let ids = page.descendants.compactMap { $0.attributes["id"] }
            return Dictionary(grouping: ids) { $0 }.map { ($0, $1.count == 1) }
        },
        Self("each reference within the page leads somewhere", not: "<p style='fill:url(#a)'/>") { page in
            let ids = Set(page.descendants.compactMap { $0.attributes["id"] })
            return page.descendants.flatMap { element in
                let names = ["for", "aria-labelledby", "aria-describedby"].flatMap {
                    element.attributes[$0, default: ""].split(separator: " ").map(String.init)
                }
                let places = [
                    element.attributes["href"], element.attributes["marker-end"], element.attributes["style"],
                ]
                .compactMap(\.self).flatMap { $0.split(separator: "#").dropFirst($0.hasPrefix("https:") ? .max : 1) }
                return (names + places.map { String($0.prefix { $0 != ")" }) }).map { ($0, ids.contains($0)) }
            }
        },
        Self("no element fetches anything, or has a script of its own", not: "<p onclick='f()'/>") { page in
            let elements = ["link", "img", "iframe", "object", "embed", "base", "image", "audio", "video", "source"]
            let attributes: Set = [
                "src", "srcset", "poster", "data", "action", "formaction", "background", "xlink:href",
            ]
            return page.descendants.map { element in
                let href = element.attributes["href"] ?? "#"
                let isLink = href.hasPrefix("#") || element.name == "a" && href.hasPrefix("https://")
                let names = element.attributes.keys
                let isActive = names.contains { attributes.contains($0) || $0.hasPrefix("on") || $0 == "http-equiv" }
                return (element.name, isLink && !isActive && !elements.contains(element.name))
            }
        },
        Self("no style and no script fetches anything", not: "<script>fetch('x')</script>") { page in
            page.all("style").map {
                ($0.text, !$0.text.contains(/(?i)url\((?!#)|@import|@font-face|image-set\(|image\(/))
            }
                + page.all("script").map {
                    ("script", !$0.text.contains(/\b(?:fetch|import|XMLHttpRequest|WebSocket|Image|Worker|open)\s*\(/))
                }
        },
        Self("the bar has each part, and the contents each chapter", not: "<p class='chapter' id='a'/>") { page in
            let bar = page.all(class: "bar").flatMap { $0.all("a") }.map { $0.attributes["href"] }
            let contents = page.all(class: "contents").flatMap { $0.all("a") }.map { $0.attributes["href"] }
            return page.all(class: "chapter").flatMap { chapter in
                [(chapter.attributes["data-part"], bar), (chapter.attributes["id"], contents)].map { id, links in
                    (id ?? "", links.contains("#\(id ?? "")"))
                }
            }
        },
        Self("each chapter leads to the next", not: "<p class='chapter' id='a'/><p class='chapter' id='b'/>") { page in
            let chapters = page.all(class: "chapter").filter { $0.attributes["id"] != "sources" }
            return zip(chapters, chapters.dropFirst()).map { chapter, next in
                let link = chapter.all("a").first { $0.attributes["rel"] == "next" }?.attributes["href"]
                return (next.attributes["id"] ?? "", link == "#\(next.attributes["id"] ?? "")")
            }
        },
        Self("each hunk has its prose and a link to itself", not: "<p class='hunk'/>") { page in
            page.all(class: "hunk").filter { !$0.all("a").isEmpty || $0.name == "p" }.map { hunk in
                let prose = hunk.parent?.all(class: "prose").first?.text.contains { !$0.isWhitespace } == true
                let id = hunk.attributes["id"] ?? ""
                return (id, prose && hunk.all("a").contains { $0.attributes["href"] == "#\(id)" })
            }
        },
    ]
}
