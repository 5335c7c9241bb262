import Foundation

// A Regex isn't Sendable, because it may hold closures. These hold none. They're static, because parsing them is slow.
private enum Pattern {
    nonisolated(unsafe) static let code = /(`+)(?!`)((?:.|\n)*?[^`])\1(?!`)/
    nonisolated(unsafe) static let strong = /\*\*(?!\s)((?:`[^`]*`|[^`*]|\*(?!\*))+)\*\*/
    nonisolated(unsafe) static let emphasis = /\*(?![\s*])((?:`[^`]*`|[^`*])+)\*(?!\*)/
    // The spaces where no line may break, such as between "step" and its number, or after the plus in "+ Router".
    nonisolated(unsafe) static let bound = #/((?i:steps?|exercises?|chapter)(?= \d)|[+=](?= \p{Lu})) /#
    nonisolated(unsafe) static let link = /!?\[((?:`[^`]*`|[^\[\]`])*)\]\(([^()\s]+)\)/
}

/// The Markdown within a paragraph. Unknown and unclosed marks stay as text.
extension ChapterWriter {
    func inline(_ text: some StringProtocol) -> HTML {
        var (rest, pieces, plain) = (String(text)[...], [HTML](), "")
        while let first = rest.first {
            if let (html, end) = mark(first, rest, after: plain) {
                pieces += [HTML(plain.replacing(Pattern.bound) { "\($0.1)\u{A0}" }), html]
                (rest, plain) = (rest[end...], "")
            } else {
                // The mark stays as text, along with everything up to the next mark.
                let end = rest.dropFirst().firstIndex { "`*[!<\\".contains($0) } ?? rest.endIndex
                plain += String(rest[..<end]).curled(after: plain.last ?? (pieces.isEmpty ? " " : "`"))
                rest = rest[end...]
            }
        }
        return HTML(pieces + [HTML(plain.replacing(Pattern.bound) { "\($0.1)\u{A0}" })])
    }

    /// Returns the element that starts with a mark at the front of `rest`, and the position where the element ends.
    private func mark(_ first: Character, _ rest: Substring, after plain: String) -> (HTML, String.Index)? {
        switch first {
        case "`":
            // The closing mark has as many backticks as the opening one, so the code may contain runs of fewer or more.
            guard !plain.hasSuffix("`"), let match = rest.prefixMatch(of: Pattern.code) else { return nil }
            let isPadded = match.2.first == " " && match.2.last == " "
            return (Self.code(String(isPadded ? match.2.dropFirst().dropLast() : match.2)), match.range.upperBound)
        case "*":
            if let match = rest.prefixMatch(of: Pattern.strong) {
                return ("<strong>\(inline(match.1))</strong>", match.range.upperBound)
            }
            guard let match = rest.prefixMatch(of: Pattern.emphasis) else { return nil }
            return ("<em>\(inline(match.1))</em>", match.range.upperBound)
        case "[", "!":
            guard let match = rest.prefixMatch(of: Pattern.link) else { return nil }
            let (text, destination) = (String(match.1), String(match.2))
            return (html(inline(text), text.filter { $0 != "`" }, destination), match.range.upperBound)
        case "<":
            return rest.prefixMatch(of: /<!--(?:.|\n)*?-->/).map { ("", $0.range.upperBound) }
        case "\\":
            return rest.prefixMatch(of: /\\([\\`*\[\]!<#|])/).map { (HTML(String($0.1)), $0.range.upperBound) }
        default: return nil
        }
    }

    /// Returns a link, or its text and path if the book doesn't contain the target.
    private func html(_ html: HTML, _ text: String, _ destination: String) -> HTML {
        if let target = target(of: destination), !text.isBlank { return "<a href=\"\(target)\">\(html)</a>" }
        let path = path(of: destination) ?? destination
        return text == destination || path.hasPrefix(text) ? Self.code(path) : "\(html) (\(Self.code(path)))"
    }

    /// Returns inline code, which may be broken across lines only if it's long.
    private static func code(_ text: String) -> HTML {
        let text = text.replacing("\n", with: " ")
        let isLong = text.count > (text.contains("/") && !text.contains(" ") ? 20 : 28)
        return isLong ? "<code class=\"long\">\(HTML(text).breakable)</code>" : "<code>\(text)</code>"
    }

    /// Returns the address for a link, given its destination in the text, or nil if the book lacks the target.
    private func target(of destination: String) -> String? {
        if destination.hasPrefix("https://") { return destination }
        let halves = destination.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        let isHere = halves[0].isEmpty
        guard let path = path(of: destination), let id = isHere ? chapter.id : book.id(of: path) else { return nil }
        let place = halves.count > 1 ? halves[1].removingPercentEncoding.map { "\(id)-\($0)" } : nil
        if let place, book.places.contains(place) { return "#\(place)" }
        return isHere ? nil : "#\(id)"
    }

    /// Returns a link's file as a path from the root of the package, or nil if the path leads out of the package.
    func path(of destination: String) -> String? {
        let path = destination.prefix { $0 != "#" }
        guard !path.hasPrefix("/"), !path.contains(":") else { return nil }
        let folder = chapter.path.split(separator: "/").dropLast().joined(separator: "/")
        let parts = URL(filePath: "/root/\(folder)/\(path)").standardized.pathComponents.dropFirst()
        return parts.first == "root" ? parts.dropFirst().joined(separator: "/") : nil
    }
}
