import Foundation

/// A style sheet, as far as a test can judge what a browser makes of it.
struct StyleCheck {
    fileprivate struct Rule {
        let media: String
        let selectors: [String]
        let declarations: [(name: String, value: String)]
    }

    fileprivate let rules: [Rule]

    /// Reads a style sheet.
    init(_ style: String) {
        var (open, text, rules): ([String], String, [Rule]) = ([], "", [])
        for character in style.replacing(/\/\*(?:.|\n)*?\*\//, with: "") {
            if character == "{" {
                open.append(text.trimmingCharacters(in: .whitespacesAndNewlines))
                text = ""
            } else if character == "}" {
                let declarations = text.split(separator: ";").compactMap { declaration -> (String, String)? in
                    let halves = declaration.split(separator: ":", maxSplits: 1).map {
                        $0.trimmingCharacters(in: .whitespacesAndNewlines)
                    }
                    return halves.count == 2 ? (halves[0], halves[1]) : nil
                }
                let selectors = (open.popLast() ?? "").split(separator: ",").map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                rules.append(
                    Rule(media: open.joined(separator: " "), selectors: selectors, declarations: declarations))
                text = ""
            } else {
                text.append(character)
            }
        }
        self.rules = rules
    }

    /// The last value that is set for a selector on a screen of this width.
    func value(_ name: String, of selector: String, width: Int) -> String? {
        rules.filter { $0.selectors.contains(selector) && $0.isUsed(at: width) }
            .flatMap(\.declarations).last { $0.name == name }?.value
    }

    /// What hides the bar, or lets it scroll away.
    var navigation: [String] {
        [360, 768, 1280, 1600].filter { !showsBar(at: $0) }.map { "The bar isn't in view at \($0) points." }
    }

    private func showsBar(at width: Int) -> Bool {
        let bar = value("display", of: ".bar", width: width) == "contents" ? ".bar nav" : ".bar"
        guard value("position", of: bar, width: width) == "sticky", value("top", of: bar, width: width) == "0" else {
            return false
        }
        for part in [".bar", ".bar nav", ".bar nav a"] {
            if value("display", of: part, width: width) == "none" { return false }
            if value("visibility", of: part, width: width) == "hidden" { return false }
        }
        // A box that clips is what a sticky element sticks to.
        return ["html", ":root", "body"].allSatisfy { box in
            ["overflow", "overflow-x", "overflow-y"].allSatisfy { value($0, of: box, width: width) == nil }
        }
    }

    /// Text on the screen that is smaller than 12 points, at a root of 16.
    var smallText: [String] {
        let names = ["font", "font-size", "--small", "--code-size", "--least", "zoom", "scale", "transform"]
        return rules.filter { !$0.media.contains("print") }.flatMap(\.declarations)
            .filter { names.contains($0.name) && isSmall($0.name, $0.value) }
            .map { "Text is small by '\($0.name): \($0.value)'." }
    }

    private func isSmall(_ name: String, _ value: String) -> Bool {
        if name == "transform" { return value.contains("scale") || value.contains("matrix") }
        if name == "zoom" || name == "scale" { return true }
        // What stands behind the slash is the height of a line.
        let size = value.replacing(/\/[\d.]+\w*/, with: "")
        let points = ["px": 1, "pt": 4.0 / 3, "rem": 16, "em": 16, "%": 0.16]
        return !value.contains("max(")
            && size.matches(of: /(\d*\.?\d+)(px|pt|rem|em|%)/).contains { match in
                let number = Double(match.1) ?? 0
                return number * (points[String(match.2)] ?? 0) < 12
            }
    }

    /// Colours that aren't in the palette, whose contrast is tested, and what weakens a colour.
    var colours: [String] {
        let others = rules.filter { !$0.media.contains("print") && $0.selectors != ["dialog::backdrop"] }
        return others.flatMap { rule in
            rule.declarations.filter { isOwnColour($0.name, $0.value) }.map {
                "'\(rule.selectors.joined(separator: ", "))' has a colour of its own: \($0.value)"
            }
        }
    }

    private func isOwnColour(_ name: String, _ value: String) -> Bool {
        if name.hasPrefix("--") { return false }
        if ["filter", "mix-blend-mode"].contains(name) || name == "opacity" && value != "0" { return true }
        let mayBeColour = value.utf8.contains { $0 == 0x23 || $0 == 0x28 }
        if mayBeColour, value.contains(/#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|lab|lch|color-mix|color)\(/) { return true }
        let word = String(value.prefix { $0.isLetter })
        let plain = ["", "inherit", "transparent", "none", "var", "linear", "currentColor"]
        return ["color", "background", "background-color"].contains(name) && !plain.contains(word)
    }

    /// What scrolls on a screen, and would be cut off on paper.
    var cut: [String] {
        let scrolling = rules.filter {
            !$0.media.contains("print") && ($0.sets("overflow", to: "auto") || $0.sets("overflow-x", to: "auto"))
        }
        let onPaper = rules.filter { $0.media.contains("print") }
        let whole = onPaper.filter { $0.sets("overflow", to: "visible") }.flatMap(\.selectors)
        let hidden = onPaper.filter { $0.sets("display", to: "none") }.flatMap(\.selectors)
        return scrolling.flatMap(\.selectors)
            .filter { selector in !whole.contains(selector) && !hidden.contains { selector.hasPrefix($0) } }
            .map { "'\($0)' is cut off on paper." }
    }
}

extension StyleCheck.Rule {
    fileprivate func sets(_ name: String, to value: String) -> Bool {
        declarations.contains { $0.name == name && $0.value == value }
    }

    /// Whether the rule is for a screen of this width.
    fileprivate func isUsed(at width: Int) -> Bool {
        !media.contains("print")
            && media.matches(of: /(min|max)-width: (\d+)px/).allSatisfy { match in
                let bound = Int(match.2) ?? 0
                return match.1 == "min" ? width >= bound : width <= bound
            }
    }
}
