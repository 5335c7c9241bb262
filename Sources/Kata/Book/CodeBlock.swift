/// Lines of code, or of any other text, one below the other.
struct CodeBlock {
    let lines: [String]
    let isSwift: Bool
    /// The number of the first line, if lines are numbered.
    var start: Int?
    /// The id of the block, from which each numbered line has its own.
    var id: String?

    /// The block's markup. Its text content is the lines, each with a line feed.
    var html: HTML {
        let pieces = isSwift ? Highlighter.pieces(of: lines) : lines.map { [.init(text: $0)] }
        let written = zip(lines, pieces).enumerated().map { offset, line -> HTML in
            let number = start.map { $0 + offset }
            let name = number.flatMap { number in id.map { " id=\"\($0)-L\(number)\"" as HTML } } ?? ""
            let data = number.map { " data-n=\"\($0)\"" as HTML } ?? ""
            let text = HTML.code(line.1)
            return "<span class=\"line\"\(name)\(data) style=\"--i:\(line.0.indent)\"><span class=\"text\">\(text)</span></span>"
        }
        // Lines of Swift are wrapped; drawings and aligned text can't be.
        let kind = !isSwift ? "code plain scroll" : start == nil ? "code plain" : "code numbered"
        return "<pre class=\"\(kind)\">\(written, separator: "\n")</pre>"
    }
}
