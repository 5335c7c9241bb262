/// Properties of the page's appearance.
extension BookProperty {
    static let words = [
        Self("quotes are curly in prose, and no link's markup is left", not: "<p>[x](y) \"a\"</p>") { page in
            page.all("p", "li", "td", "th", "h2", "h3", "h4", "h5", "figcaption", "summary").map { element in
                // One piece of code may be part of a longer one, so longer ones go first.
                let code = (element.all("code", "pre", "svg") + element.all(class: "file")).map(\.text)
                let prose = code.sorted { $0.count > $1.count }.reduce(element.text) { $0.replacing($1, with: "") }
                return (prose, !prose.contains("\"") && !prose.contains("'") && !prose.contains("]("))
            }
        },
        Self("quotes are straight in code", not: "<code>“a”</code>") { page in
            page.all("code", "pre").map { code in (code.text, ["“", "”", "’"].allSatisfy { !code.text.contains($0) }) }
        },
    ]

    static let widths = [
        Self("each wide element scrolls on its own", not: "<div><table/></div>") { page in
            let drawn = page.all(class: "plain").filter { $0.text.contains("──") && !$0.classes.contains("numbered") }
            return (page.all("svg") + page.all("table").filter { $0.parent?.name != "dialog" }).map {
                ("\($0.name) \($0.text)", $0.parent?.classes.contains("scroll") == true)
            } + drawn.map { ($0.text, $0.classes.contains("scroll")) }
        },
        Self("long code can wrap, and a path after any slash", not: "<code class='long'>aaaaaaaaaaaaa/bbbbbbbb</code>")
        {
            $0.all("code").map { code in
                guard code.classes.contains("long") else { return (code.text, code.text.count <= 28) }
                return (code.text, !code.text.contains("/") || !code.all("wbr").isEmpty)
            }
        },
        Self("a card's cell names its column", not: "<table class='cards'><th>a</th><tr><td/></tr></table>") { page in
            page.all(class: "cards").flatMap { table in
                let heads = table.all("th").filter { $0["scope"] != "colgroup" }
                    .map { $0.text.replacing("\u{A0}", with: " ") }
                return table.all("tr").flatMap { zip(heads, $0.all("td")) }.map { ($0, $1["data-head"] == $0) }
            }
        },
        Self(
            "a table that isn't shown as cards fits a phone",
            not: "<td class='narrow'>\(String(repeating: "a", count: 40))</td>"
        ) { page in
            page.all(class: "narrow").map { table in
                let rows = table.all("tr").map { $0.all("td", "th") }.filter { $0.count > 1 }
                let cells = rows.isEmpty ? [[table]] : rows
                let widths = cells[0].indices.map { column in
                    cells.map { row in
                        let short = row[column].all("code").filter { !$0.classes.contains("long") }.map(\.text.count)
                        let codes = row[column].all("code").map(\.text).sorted { $0.count > $1.count }
                        let words = codes.reduce(row[column].text) { $0.replacing($1, with: " ") }.split(separator: " ")
                        return (short + words.map(\.count)).max() ?? 0
                    }.max() ?? 0
                }
                return (table.text, widths.reduce(0, +) + widths.count <= 36)
            }
        },
        Self("a picture is shown at its own size", not: "<svg viewBox='0 0 9 9' width='8' height='9'/>") { page in
            page.all("svg").map { ($0.text, $0["viewBox"] == "0 0 \($0["width"]) \($0["height"])") }
        },
    ]

    static let styles = [
        Self("an element's own style sets only values for the style sheet", not: "<p style='top:0'/>") { page in
            page.descendants.compactMap { $0.attributes["style"] }.map { style in
                (style, style.split(separator: ";").allSatisfy { $0.hasPrefix("--") })
            }
        },
        Self("no text on the screen is smaller than 12 points", not: "<style>a { font-size: .7rem; }</style>") { page in
            let points = ["px": 1, "pt": 4.0 / 3, "rem": 16, "em": 16]
            let size = /(?:font(?:-size)?|--\w*(?:small|size|least)): ?(?:\w+ )?(\d*\.?\d+)(px|pt|rem|em)\b/
            return page.onScreen.matches(of: size).map { match in
                (String(match.0), (Double(match.1) ?? 0) * points[String(match.2), default: 0] >= 12)
            }
        },
        Self("each colour is from the palette", not: "<style>a { color: #777; }</style>") { page in
            let others = /#[0-9a-f]{3}|rgba?\(|hsl|gray|black|white|^0?\.\d/
            return page.onScreen.matches(of: /[^-\w](color|background|opacity|filter): ?([^;}]+)/).map { match in
                (String(match.0), match.1 != "filter" && !match.2.contains(others))
            }
        },
        Self("the bar stays in view", not: "<style>body { overflow-x: hidden; } .bar { display: block; }</style>") {
            let style = $0.onScreen
            let rules = [
                #/\.bar \{ display: contents;/#, #/\n\.bar nav \{[^}]*position: sticky; top: 0;/#,
                #/min-width: 1100px\) \{[^@]*body \{ padding-left: var\(--side\)[^@]*\.bar \{ position: fixed;/#,
            ]
            return rules.map { ("in view", style.contains($0)) }
                + [("nothing clips it", !style.contains(/\n(?:html|:root|body)\b[^{]*\{[^}]*overflow(?:-[xy])?:/))]
        },
        Self("what scrolls on the screen is printed in full", not: "<style>pre { overflow: auto; }</style>") { page in
            let paper = page.style.split(separator: "@media print").dropFirst().joined()
            let whole = paper.matches(of: /([^{}]+)\{[^}]*(?:overflow: visible|display: none)/).map(\.1)
            return page.onScreen.matches(of: /([^{};\/]+)\{[^}]*overflow(?:-x)?: auto/).map { match in
                let name = match.1.trimmingPrefix(/\s+/).prefix { $0 != " " }
                return (String(name), whole.contains { $0.contains(name) })
            }
        },
    ]
}

extension PageElement {
    /// The page's own styles, without those of the pictures.
    var style: String { all("style").filter { $0.parent?.name != "svg" }.map(\.text).joined() }

    /// The part of the styles that applies to screens, without the palette.
    fileprivate var onScreen: String {
        let pictures = all("style").filter { $0.parent?.name == "svg" }.prefix(1).map(\.text).joined()
        let own = style.replacing(/light-dark\([^)]*\)|rgb\(0 0 0 \/ \.45\)|max\([^)]*\)/, with: "var(--x)")
        return String(own.split(separator: "@media print").first ?? "")
            + pictures.replacing(/--drawing-\w+:#\w+/, with: "")
    }
}
