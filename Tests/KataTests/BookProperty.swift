import Testing

/// A property that every element of one kind must have on the book's page.
struct BookProperty: CustomTestStringConvertible, Sendable {
    typealias Subject = (name: String, isGood: Bool)

    let testDescription: String
    /// Markup that lacks the property.
    let example: String
    /// Returns each element of the kind, and whether it has the property.
    let subjects: @Sendable (PageElement) -> [Subject]

    init(_ name: String, not example: String, _ subjects: @escaping @Sendable (PageElement) -> [Subject]) {
        testDescription = name
        self.example = example
        self.subjects = subjects
    }

    static let all =
        structure + links + [
            chaptersAreListed, chaptersAreLinked, hunksAreExplained, wideElementsScroll, picturesHaveTheirSize,
        ]
}

/// What a screen reader depends on.
extension BookProperty {
    private static let structure = [
        Self("no level of headings is skipped", not: "<h1>a</h1><h3>b</h3>") { page in
            let headings = page.all("h1", "h2", "h3", "h4", "h5", "h6")
            let levels = headings.map { $0.name.last?.wholeNumberValue ?? 0 }
            return zip(headings, zip([0] + levels, levels)).map { heading, levels in
                (heading.text, levels.1 <= levels.0 + 1)
            }
        },
        Self("there is one title", not: "<h2>a</h2>") { page in
            [("h1", page.all("h1").count == 1)]
        },
        Self("the page has landmarks", not: "<p/>") { page in
            ["header", "nav", "main", "footer", "style", "script"].map { name in
                (name, page.all(name).contains { $0.parent?.name != "svg" })
            }
        },
        Self("the page has a language, and a first link that skips to the text", not: "<p/>") { page in
            let main = page.all("main").first?["id"] ?? "none"
            return [
                ("lang", page.all("html").first?["lang"] == "en"),
                ("skip", page.all("a").first?["href"] == "#\(main)"),
            ]
        },
        Self("each navigation has a name", not: "<nav/>") { page in
            page.all("nav").map { ($0.text, $0["aria-label"] != "") }
        },
        Self("each field has a label", not: "<input id='a'/>") { page in
            let labels = page.all("label").map { $0["for"] }
            return page.all("input").map { ("\($0.attributes)", labels.contains($0["id"])) }
        },
        Self("each link, button and summary has text", not: "<a href='#'> </a>") { page in
            page.all("a", "button", "summary").map { element in
                ("\(element.attributes)", !element.text.allSatisfy(\.isWhitespace))
            }
        },
        Self("each figure has a caption", not: "<figure/>") { page in
            page.all("figure").map { ($0.text, !$0.all("figcaption").isEmpty) }
        },
        Self("each table has a head", not: "<table/>") { page in
            page.all("table").map { ($0.text, !$0.all("th").isEmpty) }
        },
    ]
}

/// The page's references, none of which leads out of it but a link that the reader follows.
extension BookProperty {
    private static let links = [
        Self("no id occurs twice", not: "<p id='a'/><p id='a'/>") { page in
            let ids = page.descendants.compactMap { $0.attributes["id"] }
            return Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +).map { ($0, $1 == 1) }
        },
        Self("each reference within the page has a target", not: "<p style='fill:url(#a)'/>") { page in
            let ids = Set(page.descendants.compactMap { $0.attributes["id"] })
            let references = page.descendants.flatMap(\.attributes).flatMap(references)
            return references.map { ($0, ids.contains($0)) }
        },
        Self("no element fetches anything, or has an inline script", not: "<p onclick='f()'/>") { page in
            let fetching: Set = [
                "link", "img", "iframe", "object", "embed", "base", "image", "audio", "video", "source",
            ]
            let active =
                /src|srcset|poster|data|action|formaction|background|xlink:href|http-equiv|on.*/
            let names = Set(page.descendants.flatMap(\.attributes.keys))
            let activeNames = names.filter { $0.wholeMatch(of: active) != nil }
            return page.descendants.map { element in
                let isActive = !activeNames.isDisjoint(with: element.attributes.keys)
                return (element.name, !isActive && !fetching.contains(element.name))
            }
        },
        Self("each link leads to a place on the page, or is a link to follow", not: "<use href='a'/>") { page in
            page.descendants.compactMap { element in
                element.attributes["href"].map { href in
                    let leads = element.name == "a" && href.hasPrefix("https://")
                    return (href, leads || href.hasPrefix("#"))
                }
            }
        },
        Self("no style fetches anything", not: "<style>@import</style>") { page in
            let fetch = /(?i)url\((?!#)|@import|@font-face|image-set\(|image\(/
            return page.all("style").map { ($0.text, !$0.text.contains(fetch)) }
        },
        Self("no script fetches anything", not: "<script>fetch('x')</script>") { page in
            let fetch = /\b(?:fetch|import|XMLHttpRequest|WebSocket|Image|Worker|open)\s*\(/
            return page.all("script").map { ($0.text, !$0.text.contains(fetch)) }
        },
    ]

    /// Returns the ids on the page that an attribute refers to.
    private static func references(_ name: String, _ value: String) -> [String] {
        switch name {
        case "for", "aria-labelledby", "aria-describedby":
            return value.split(separator: " ").map(String.init)
        case "href" where value.hasPrefix("https:"):
            return []
        case "href", "marker-end", "style":
            return value.matches(of: /#([^)]+)/).map { String($0.1) }
        default:
            return []
        }
    }
}

/// What a reader finds their way by.
extension BookProperty {
    private static let chaptersAreListed = Self(
        "the sidebar and the contents list each chapter", not: "<p class='chapter' id='a'/>"
    ) { page in
        ["bar", "contents"].flatMap { name in
            let links = page.all(class: name).flatMap { $0.all("a") }
            let listed = Set(links.map { $0["href"] })
            return page.all(class: "chapter").map { chapter in
                (chapter["id"], listed.contains("#\(chapter["id"])"))
            }
        }
    }

    private static let chaptersAreLinked = Self(
        "each chapter links to the next", not: "<p class='chapter' id='a'/><p class='chapter' id='b'/>"
    ) { page in
        let chapters = page.all(class: "chapter")
        return zip(chapters, chapters.dropFirst()).map { chapter, next in
            let link = chapter.all("a").first { $0["rel"] == "next" }
            return (next["id"], link?["href"] == "#\(next["id"])")
        }
    }

    private static let hunksAreExplained = Self(
        "each hunk has an explanation and a link to itself", not: "<p class='hunk'/>"
    ) { page in
        page.all(class: "hunk").map { hunk in
            let prose = hunk.parent?.all(class: "prose").first?.text ?? ""
            let isLinked = hunk.all("a").contains { $0["href"] == "#\(hunk["id"])" }
            return (hunk["id"], isLinked && !prose.allSatisfy(\.isWhitespace))
        }
    }

    private static let wideElementsScroll = Self(
        "each wide element scrolls on its own", not: "<div><table/></div>"
    ) { page in
        let tables = page.all("table").filter { $0.parent?.name != "dialog" }
        let inside = (page.all("svg") + tables).map { element in
            ("\(element.name) \(element.text)", element.parent?.classes.contains("scroll") == true)
        }
        let drawn = page.all(class: "plain").filter { $0.text.contains("──") }
        return inside + drawn.map { ($0.text, $0.classes.contains("scroll")) }
    }

    private static let picturesHaveTheirSize = Self(
        "a picture is shown at its own size", not: "<svg viewBox='0 0 9 9' width='8' height='9'/>"
    ) { page in
        page.all("svg").map { ($0.text, $0["viewBox"] == "0 0 \($0["width"]) \($0["height"])") }
    }
}
