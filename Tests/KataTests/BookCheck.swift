import Foundation

@testable import kata

/// What is wrong with a book, in sentences. A good one has none.
enum BookCheck {
    /// Checks a book against the diffs whose hunks it tells of.
    static func problems(in html: String, telling diffs: [(step: Step, diff: StepDiff)]) -> [String] {
        guard let root = PageTree.root(of: html), let page = root.children.first else {
            return ["The page is not well-formed."]
        }
        return hunks(in: page, diffs) + links(in: page) + requests(in: page) + headings(in: page)
            + landmarks(in: page) + names(in: page) + widths(in: page) + breaks(in: page) + textSizes(in: page)
            + navigation(in: page) + words(in: page)
    }

    /// The page's own style, without those of its pictures.
    private static func style(of page: PageElement) -> StyleCheck {
        StyleCheck(page.all("style").filter { $0.parent?.name != "svg" }.map(\.text).joined(separator: "\n"))
    }

    private static func hunks(in page: PageElement, _ diffs: [(step: Step, diff: StepDiff)]) -> [String] {
        let figures = page.all("figure").filter { $0.classes.contains("hunk") && $0.attributes["data-step"] != nil }
        let expected = diffs.flatMap { step, diff in diff.hunks.map { (step, $0) } }
        var problems = expected.flatMap { step, hunk -> [String] in
            let name = "Hunk \(hunk.number) of '\(hunk.file)' in step \(step.number)"
            let id = "hunk-\(step.number)-\(hunk.file.replacing(".swift", with: ""))-\(hunk.number)"
            let found = figures.filter { $0.attributes["id"] == id }
            guard found.count == 1, let figure = found.first else { return ["\(name) is there \(found.count) times."] }
            let hasLines = lines(of: figure) == hunk.lines.map { "\($0.kind.rawValue)\($0.text)" }
            let prose = figure.parent?.children.first { $0.classes.contains("prose") }
            let hasProse = prose?.text.contains { !$0.isWhitespace } == true
            let isLinked = figure.all("a").contains { $0.attributes["href"] == "#\(id)" }
            return (isLinked ? [] : ["\(name) has no link to it."]) + (hasLines ? [] : ["\(name) has other lines."])
                + (hasProse ? [] : ["\(name) has no prose."])
        }
        if figures.count != expected.count {
            problems.append("There are \(figures.count) hunks, and \(expected.count) are expected.")
        }
        return problems
    }

    /// The lines of a hunk's figure, with the marks of a diff.
    static func lines(of figure: PageElement) -> [String] {
        let marks = ["del": "-", "ins": "+", "span": " "]
        return figure.all(class: "line").filter { !$0.classes.contains("twin") }.map { line in
            (marks[line.name] ?? "?") + line.text
        }
    }

    private static func links(in page: PageElement) -> [String] {
        let ids = page.descendants.compactMap { $0.attributes["id"] }
        let known = Set(ids)
        let counts = Dictionary(ids.map { ($0, 1) }, uniquingKeysWith: +)
        let twice = counts.filter { $0.value > 1 }.keys.sorted().map { "The id '\($0)' is there more than once." }
        let dangling = page.descendants.flatMap { element -> [String] in
            let fragment = element.attributes["href"].flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil }
            let others = ["for", "aria-labelledby", "aria-describedby", "aria-controls"].flatMap {
                (element.attributes[$0] ?? "").split(separator: " ").map(String.init)
            }
            let parts = element.attributes.values.filter(\.isCall).flatMap {
                $0.matches(of: /url\(#([^)]*)\)/).map { String($0.1) }
            }
            return ((fragment.map { [$0] } ?? []) + others + parts).filter { !known.contains($0) }
        }
        return twice + dangling.map { "There is no place '\($0)' to link to." }
    }

    private static func requests(in page: PageElement) -> [String] {
        let fetching = [
            "src", "srcset", "poster", "data", "action", "formaction", "background", "xlink:href", "ping", "manifest",
        ]
        let outside = page.descendants.flatMap { element -> [String] in
            let isLink = element.name == "a" && element.attributes["href"]?.hasPrefix("https://") == true
            let isWithin = element.attributes["href"]?.hasPrefix("#") != false
            let handlers = element.attributes.keys.filter { fetching.contains($0) || $0.hasPrefix("on") }
            return (isLink || isWithin ? [] : ["href"]) + handlers
        }
        let elements = ["link", "img", "iframe", "object", "embed", "base", "image", "use"].filter {
            page.all($0).contains { $0.name != "use" || $0.attributes["href"]?.hasPrefix("#") != true }
        }
        let styles =
            page.all("style").map(\.text) + page.descendants.compactMap { $0.attributes["style"] }.filter(\.isCall)
        let imports = styles.joined().matches(of: /(?i)url\((?!#)|@import|@font-face|image-set\(|image\(/)
        let calls = page.all("script").map(\.text).joined()
            .matches(
                of: /\b(?:fetch|import|XMLHttpRequest|WebSocket|EventSource|sendBeacon|Image|Worker|open)\b(?=\s*\()/)
        let refreshes = page.all("meta").filter { $0.attributes["http-equiv"] != nil }
        let parts = ["style", "script"].filter { name in
            page.all(name).count { element in element.parent?.name != "svg" } != 1
        }
        let found = imports.map { String($0.0) } + calls.map { String($0.0) } + refreshes.map(\.name)
        return (outside + elements + found).map { "Something is fetched by '\($0)'." }
            + parts.map { "There is not one '\($0)'." }
    }

    private static func headings(in page: PageElement) -> [String] {
        let headings = page.descendants.filter { ["h1", "h2", "h3", "h4", "h5", "h6"].contains($0.name) }
        let levels = headings.compactMap { $0.name.last?.wholeNumberValue }
        let gaps = zip(zip(levels, levels.dropFirst()), headings.dropFirst()).filter { $0.0.1 > $0.0.0 + 1 }
        return (levels.first == 1 && levels.count { $0 == 1 } == 1 ? [] : ["There is not one title."])
            + gaps.map { "Before '\($0.1.text)' a level of headings is left out." }
    }

    /// What would make the page wider than a phone of 360 points.
    private static func widths(in page: PageElement) -> [String] {
        let pictures = page.all("svg") + page.all("table").filter { $0.parent?.name != "dialog" }
        let fixed = pictures.filter { $0.parent?.classes.contains("scroll") != true }
        let drawn = page.all("pre").filter { !$0.classes.contains("scroll") && $0.text.contains("──") && $0.isPlain }
        let codes = page.all("code").filter { code in
            !code.classes.contains("long") && code.text.count > 28 || code.all("span").contains { $0.text.count > 28 }
        }
        let cells = page.all(class: "cards").flatMap { table in
            let heads = table.all("th").map(\.text)
            return table.all("tr").flatMap { row in zip(heads, row.all("td")) }
                .filter { ($0.isEmpty ? nil : $0) != $1.attributes["data-head"] }
        }
        return (fixed + drawn).map { "A '\($0.name)' can't be scrolled: \($0.text.prefix(40))" }
            + codes.map { "The code '\($0.text)' is not broken." }
            + cells.map { "A cell below '\($0.0)' doesn't say so." }
    }

    /// What would break within a name, or doesn't fit beside what stands next to it.
    private static func breaks(in page: PageElement) -> [String] {
        let names = (page.all(class: "long") + page.all(class: "file")).filter { name in
            name.text.split(separator: " ").contains { $0.count > 28 && $0.contains("/") } && name.all("wbr").isEmpty
        }
        let narrow = page.all(class: "narrow").filter { table in
            let rows = table.all("tr").map(\.children).filter { $0.count > 1 }
            let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].widestWord }.max() ?? 0 }
            return widths.reduce(0, +) + widths.count > 36
        }
        let styled = page.descendants.filter { element in
            (element.attributes["style"] ?? "").split(separator: ";").contains { !$0.hasPrefix("--") }
        }
        return names.map { "'\($0.text)' breaks within a name." }
            + narrow.map { "A table is too wide for a phone: \($0.text.prefix(40))" }
            + styled.map { "A '\($0.name)' has a style of its own." }
    }

    /// Text that is smaller than 12 points, that a picture shows smaller than it is, or that can't be read.
    private static func textSizes(in page: PageElement) -> [String] {
        let small = page.all("style").flatMap { style in
            style.text.matches(of: /font-size: ?(\d+)px/).compactMap { Int($0.1) }.filter { $0 < 12 }
        }
        let style = style(of: page)
        let isWhole = style.value("max-width", of: ".picture svg.drawing", width: 360) == "none"
        let shrunk = page.all("svg").filter { svg in
            if svg.attributes["font-size"] != nil || !isWhole { return true }
            let box = (svg.attributes["viewBox"] ?? "").split(separator: " ").map(String.init)
            return box.count != 4 || svg.attributes["width"] != box[2] || svg.attributes["height"] != box[3]
        }
        return small.map { "Text has \($0) points." } + shrunk.map { _ in "A picture isn't shown in its size." }
            + style.smallText + style.colours + style.cut
    }

    /// What keeps the bar out of view, or a part out of the bar.
    private static func navigation(in page: PageElement) -> [String] {
        guard let bar = page.all(class: "bar").first, bar.parent?.name == "body" else {
            return ["The bar isn't in view: it stands within another element."]
        }
        let links = bar.all("nav").flatMap { $0.all("a") }.compactMap { $0.attributes["href"] }
        let parts = page.all(class: "chapter").map { "#" + ($0.attributes["data-part"] ?? "") }
        let expected = parts.enumerated().filter { $0.offset == 0 || parts[$0.offset - 1] != $0.element }.map(\.element)
        let chapters = page.all(class: "chapter").compactMap { $0.attributes["id"] }
        let listed = Set(page.all(class: "contents").flatMap { $0.all("a") }.compactMap { $0.attributes["href"] })
        let next = page.all("a").filter { $0.attributes["rel"] == "next" }.compactMap { $0.attributes["href"] }
        return style(of: page).navigation
            + chapters.filter { !listed.contains("#\($0)") }.map { "The contents lack '\($0)'." }
            + (next == chapters.dropFirst().dropLast().map { "#\($0)" }
                ? [] : ["A chapter isn't followed by the next."])
            + (links == ["#contents"] + expected ? [] : ["The bar lacks a part."])
    }

    /// Prose with straight quotes, or with the marks of a link that wasn't read, and code with curly quotes.
    private static func words(in page: PageElement) -> [String] {
        let names = ["p", "li", "td", "th", "h2", "h3", "h4", "h5", "figcaption", "summary"]
        let prose = page.descendants.filter { names.contains($0.name) }.map { element in
            let code = element.all("code") + element.all("pre") + element.all("svg") + element.all(class: "file")
            // Code may be a part of longer code.
            let texts = code.map(\.text).sorted { $0.count > $1.count }
            return texts.reduce(element.text) { $0.replacing($1, with: "") }
        }
        let code = (page.all("code") + page.all("pre")).filter {
            $0.text.unicodeScalars.contains { ["“", "”", "’"].contains($0) }
        }
        return prose.filter { $0.unicodeScalars.contains { $0 == "\"" || $0 == "'" } }.map {
            "Quotes are straight in: \($0)"
        }
            + prose.filter { $0.contains("](") }.map { "A link isn't read in: \($0)" }
            + code.map { "Quotes are curly in: \($0.text)" }
    }

    private static func landmarks(in page: PageElement) -> [String] {
        let missing = ["header", "nav", "main", "footer"].filter { page.all($0).isEmpty }
        let isNamed = page.all("nav").allSatisfy { $0.attributes["aria-label"]?.isEmpty == false }
        let first = page.all("a").first?.attributes["href"]
        return missing.map { "There is no '\($0)'." } + (isNamed ? [] : ["A 'nav' has no name."])
            + (page.attributes["lang"] == nil ? ["The language is not told."] : [])
            + (first == page.all("main").first?.attributes["id"].map { "#\($0)" }
                ? [] : ["The text cannot be skipped to."])
    }

    private static func names(in page: PageElement) -> [String] {
        let labels = Set(page.all("label").compactMap { $0.attributes["for"] })
        let nameless = page.all("input").filter { !labels.contains($0.attributes["id"] ?? "") }
        let silent = (page.all("a") + page.all("button") + page.all("summary")).filter {
            $0.text.allSatisfy(\.isWhitespace)
        }
        return nameless.map { "The field '\($0.attributes["id"] ?? "")' has no label." }
            + silent.map { "A '\($0.name)' says nothing." }
            + page.all("figure").filter { $0.all("figcaption").isEmpty }.map { _ in "A figure has no caption." }
            + page.all("table").filter { $0.all("th").isEmpty }.map { _ in "A table has no head." }
    }
}

extension PageElement {
    fileprivate var isPlain: Bool { classes.contains("plain") }

    /// How many characters of a cell stand together that aren't broken. Code has a margin of its own.
    fileprivate var widestWord: Int {
        let codes = all("code")
        let short = codes.filter { !$0.classes.contains("long") }.map { $0.text.count + 1 }
        let pieces = codes.filter { $0.classes.contains("long") }.flatMap { $0.all("span") }.map(\.text.count)
        let words = codes.reduce(text) { $0.replacing($1.text, with: " ") }.split(whereSeparator: \.isWhitespace)
        return (short + pieces + words.map(\.count)).max() ?? 0
    }
}

extension String {
    /// Whether it may call a function of CSS. Most attributes don't, and a regular expression takes its time.
    fileprivate var isCall: Bool { utf8.contains(0x28) }
}
