extension HTML {
    /// Lines of code, or of any other text, one below the other. The text content is the lines, each with a line feed.
    /// - Parameters:
    ///   - start: The number of the first line, if lines are numbered.
    ///   - id: The id of the block, from which each numbered line has its own.
    static func code(_ lines: [String], isSwift: Bool = true, start: Int? = nil, id: String? = nil) -> HTML {
        let pieces = isSwift ? Highlighter.pieces(of: lines) : lines.map { [.init(text: $0)] }
        let written = zip(lines, pieces).enumerated().map { offset, line -> HTML in
            let number = start.map { $0 + offset }
            let name = number.flatMap { number in id.map { " id=\"\($0)-L\(number)\"" as HTML } } ?? ""
            let data = number.map { " data-n=\"\($0)\"" as HTML } ?? ""
            let text: HTML = "<span class=\"text\">\(code(line.1))</span>"
            return "<span class=\"line\"\(name)\(data) style=\"--i:\(line.0.indent)\">\(text)</span>"
        }
        // Lines of Swift are wrapped; drawings and aligned text can't be.
        let kind = !isSwift ? "code plain scroll" : start == nil ? "code plain" : "code numbered"
        return "<pre class=\"\(kind)\">\(written, separator: "\n")</pre>"
    }
}
