/// Writes the Markdown within a paragraph as HTML. Unknown and unclosed marks stay as text.
struct InlineMarkdown {
    let links: Links
    /// The previous character, which decides which way a quote curls.
    private var last: Character = " "

    // Parsing a pattern takes its time, so each is parsed once a chapter.
    private let code = /(`+)(?!`)((?:.|\n)*?[^`])\1(?!`)/
    private let strong = /\*\*(?!\s)((?:`[^`]*`|[^`*]|\*(?!\*))+)\*\*/
    private let emphasis = /\*(?![\s*])((?:`[^`]*`|[^`*])+)\*(?!\*)/
    // No line is broken between "step" and its number, nor behind the plus of "+ Router".
    private let bound = #/((?i:steps?|exercises?|chapter)(?= \d)|[+=](?= \p{Lu})) /#
    private let link = /!?\[((?:`[^`]*`|[^\[\]`])*)\]\(([^()\s]+)\)/

    init(links: Links) { self.links = links }

    /// Writes a text that begins a paragraph, a cell or a title.
    mutating func html(_ text: some StringProtocol) -> HTML {
        last = " "
        return rest(of: String(text))
    }

    private mutating func rest(of text: String) -> HTML {
        var (rest, pieces, plain) = (text[...], [HTML](), "")
        while let first = rest.first {
            if let (html, end) = mark(first, rest, after: plain) {
                pieces += [HTML(plain.replacing(bound) { "\($0.1)\u{A0}" }), html]
                (rest, plain) = (rest[end...], "")
            } else {
                // The mark itself, and everything up to the next one.
                let end = rest.dropFirst().firstIndex { "`*[!<\\".contains($0) } ?? rest.endIndex
                let run = String(rest[..<end]).curled(after: last)
                last = run.last ?? last
                (plain, rest) = (plain + run, rest[end...])
            }
        }
        return HTML(pieces + [HTML(plain.replacing(bound) { "\($0.1)\u{A0}" })])
    }

    /// What a mark at the front of `rest` begins, and where that ends.
    private mutating func mark(_ first: Character, _ rest: Substring, after plain: String) -> (HTML, String.Index)? {
        switch first {
        case "`":
            // As many backticks close it as open it, so it may contain fewer or more.
            guard !plain.hasSuffix("`"), let match = rest.prefixMatch(of: code) else { return nil }
            let isPadded = match.2.first == " " && match.2.last == " "
            last = "`"
            return (Self.code(String(isPadded ? match.2.dropFirst().dropLast() : match.2)), match.range.upperBound)
        case "*":
            if let match = rest.prefixMatch(of: strong) {
                return ("<strong>\(self.rest(of: String(match.1)))</strong>", match.range.upperBound)
            }
            guard let match = rest.prefixMatch(of: emphasis) else { return nil }
            return ("<em>\(self.rest(of: String(match.1)))</em>", match.range.upperBound)
        case "[", "!":
            guard let match = rest.prefixMatch(of: link) else { return nil }
            let (text, destination) = (String(match.1), String(match.2))
            return (html(self.rest(of: text), text.filter { $0 != "`" }, destination), match.range.upperBound)
        case "<":
            return rest.prefixMatch(of: /<!--(?:.|\n)*?-->/).map { ("", $0.range.upperBound) }
        case "\\":
            return rest.prefixMatch(of: /\\([\\`*\[\]!<#|])/).map { (HTML(String($0.1)), $0.range.upperBound) }
        default: return nil
        }
    }

    /// A link, or its text and path if the book doesn't have the target.
    private func html(_ html: HTML, _ text: String, _ destination: String) -> HTML {
        if let target = links.target(of: destination), !text.isBlank { return "<a href=\"\(target)\">\(html)</a>" }
        let path = links.path(of: destination)?.joined(separator: "/") ?? destination
        return text == destination || path.hasPrefix(text) ? Self.code(path) : "\(html) (\(Self.code(path)))"
    }

    /// Code within a line, which is broken only if it is long.
    private static func code(_ text: String) -> HTML {
        let text = text.replacing("\n", with: " ")
        let isLong = text.count > (text.contains("/") && !text.contains(" ") ? 20 : 28)
        return isLong ? "<code class=\"long\">\(.breakable(text))</code>" : "<code>\(text)</code>"
    }
}
