import Foundation

// A Regex isn't Sendable, because it may hold closures. This one holds none. It's static, because parsing it is slow.
private enum Pattern {
    /// Code, strong text, emphasis, or a link with its destination.
    nonisolated(unsafe) static let mark =
        #/
        `([^`]+)`
        | \*\*(?!\s)((?:`[^`]*`|[^`*]|\*(?!\*))+)\*\*
        | \*(?![\s*])((?:`[^`]*`|[^`*])+)\*
        | \[((?:`[^`]*`|[^\[\]`])+)\]\(([^()\s]+)\)
        /#
}

/// The Markdown within a paragraph. Unknown and unclosed marks stay as text.
extension ChapterWriter {
    func inline(_ text: some StringProtocol) -> HTML {
        var pieces: [HTML] = []
        var rest = String(text)[...]
        while let match = rest.firstMatch(of: Pattern.mark) {
            pieces.append(HTML(text: String(rest[..<match.range.lowerBound])))
            if let code = match.1 {
                pieces.append("<code>\(code.replacing("\n", with: " "))</code>")
            } else if let strong = match.2 {
                pieces.append("<strong>\(inline(strong))</strong>")
            } else if let emphasis = match.3 {
                pieces.append("<em>\(inline(emphasis))</em>")
            } else if let text = match.4, let destination = match.5 {
                pieces.append(link(text, to: String(destination)))
            }
            rest = rest[match.range.upperBound...]
        }
        pieces.append(HTML(text: String(rest)))
        return HTML(pieces)
    }

    /// Returns a link, or its text and path if the book doesn't contain the target.
    private func link(_ text: Substring, to destination: String) -> HTML {
        if let target = target(of: destination) {
            return "<a href=\"\(target)\">\(inline(text))</a>"
        }
        let path = path(of: destination) ?? destination
        let code: HTML = "<code>\(path)</code>"
        return path.hasPrefix(text.filter { $0 != "`" }) ? code : "\(inline(text)) (\(code))"
    }

    /// Returns the address for a link, given its destination in the text, or nil if the book lacks the target.
    private func target(of destination: String) -> String? {
        if destination.hasPrefix("https://") { return destination }
        guard let path = path(of: destination) else { return nil }
        let isHere = destination.hasPrefix("#")
        guard let id = isHere ? chapter.id : book.id(of: path) else { return nil }
        let heading = "\(id)-\(destination.drop { $0 != "#" }.dropFirst())"
        if book.headings.contains(heading) { return "#\(heading)" }
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
