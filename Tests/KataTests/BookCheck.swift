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
            + landmarks(in: page) + names(in: page) + widths(in: page) + textSizes(in: page)
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
            let others = ["for", "aria-labelledby"].flatMap { (element.attributes[$0] ?? "").split(separator: " ") }
            return ((fragment.map { [$0] } ?? []) + others.map(String.init)).filter { !known.contains($0) }
        }
        return twice + dangling.map { "There is no place '\($0)' to link to." }
    }

    private static func requests(in page: PageElement) -> [String] {
        let fetching = ["src", "srcset", "poster", "data", "action", "background", "xlink:href", "ping"]
        let outside = page.descendants.flatMap { element -> [String] in
            let isLink = element.name == "a" && element.attributes["href"]?.hasPrefix("https://") == true
            let isWithin = element.attributes["href"]?.hasPrefix("#") != false
            let handlers = element.attributes.keys.filter { fetching.contains($0) || $0.hasPrefix("on") }
            return (isLink || isWithin ? [] : ["href"]) + handlers
        }
        let elements = ["link", "img", "iframe", "object", "embed", "base", "image", "use"].filter {
            page.all($0).contains { $0.name != "use" || $0.attributes["href"]?.hasPrefix("#") != true }
        }
        let styles = page.all("style").map(\.text) + page.descendants.compactMap { $0.attributes["style"] }
        let imports = styles.joined().matches(of: /url\((?!#)|@import/).map { String($0.0) }
        let parts = ["style", "script"].filter { name in
            page.all(name).count { element in element.parent?.name != "svg" } != 1
        }
        return (outside + elements + imports).map { "Something is fetched by '\($0)'." }
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

    /// Text in pictures that is smaller than 12 points, or that a picture shows smaller than it is.
    private static func textSizes(in page: PageElement) -> [String] {
        let small = page.all("style").flatMap { style in
            style.text.matches(of: /font-size: ?(\d+)px/).compactMap { Int($0.1) }.filter { $0 < 12 }
        }
        let shrunk = page.all("svg").filter { svg in
            let box = (svg.attributes["viewBox"] ?? "").split(separator: " ").map(String.init)
            return box.count != 4 || svg.attributes["width"] != box[2] || svg.attributes["height"] != box[3]
        }
        return small.map { "Text has \($0) points." } + shrunk.map { _ in "A picture isn't shown in its size." }
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
}
