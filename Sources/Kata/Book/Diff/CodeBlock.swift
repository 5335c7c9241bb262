/// Lines of code, or of any other text, one below the other.
struct CodeBlock {
    let lines: [String]
    let isSwift: Bool
    /// The number of the first line, if lines are numbered.
    var start: Int?
    /// The id of each numbered line, if they have one.
    var id: (Int) -> String? = { _ in nil }

    /// The block. Its text content is the lines, each with a line feed.
    var html: HTML {
        let tokens = isSwift ? SwiftLexer.tokens(of: lines) : lines.map { [SwiftLexer.Token(text: $0, kind: nil)] }
        let written = zip(lines, tokens).enumerated().map { offset, line in
            self.line(line.0, CodeLine(tokens: line.1).html, number: start.map { $0 + offset })
        }
        let kind = start == nil ? "code plain" : "code numbered"
        return .element("pre", ["class": kind], HTML(joining: written, separator: "\n"))
    }

    private func line(_ text: String, _ html: HTML, number: Int?) -> HTML {
        let content = HTML.element("span", ["class": "text"], html)
        let style = "--i:\(text.indent)"
        guard let number else { return .element("span", ["class": "line", "style": style], content) }
        guard let id = id(number) else {
            return .element("span", ["class": "line", "data-n": "\(number)", "style": style], content)
        }
        return .element("span", ["class": "line", "id": id, "data-n": "\(number)", "style": style], content)
    }
}
