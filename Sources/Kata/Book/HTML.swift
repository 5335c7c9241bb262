/// A piece of a page. A literal is markup, and interpolated text is escaped.
struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The piece's markup.
    let source: String

    /// Creates a piece from well-formed markup, such as a picture.
    init(raw source: String) { self.source = source }

    /// Creates a piece from text, which is escaped.
    init(text: String) { source = text.escaped }

    init(stringLiteral markup: String) { source = markup }

    init(stringInterpolation pieces: StringInterpolation) { source = pieces.source }

    init(_ pieces: [HTML], separator: String = "") {
        source = pieces.map(\.source).joined(separator: separator)
    }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ markup: String) { source += markup }

        mutating func appendInterpolation(_ text: some LosslessStringConvertible) {
            source += "\(text)".escaped
        }

        mutating func appendInterpolation(_ html: HTML) { source += html.source }

        mutating func appendInterpolation(_ pieces: [HTML], separator: String = "") {
            source += HTML(pieces, separator: separator).source
        }
    }

    /// Returns a line above a title, such as the step's number. The colon is for readers who can't see the layout.
    static func ordinal(_ text: String) -> HTML {
        "<span class=\"ordinal\">\(text)<span class=\"colon\">: </span></span>"
    }
}

extension String {
    /// The text, escaped for HTML and XML.
    var escaped: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            // Most control characters can't be written in XML.
            case "\u{0}"..."\u{8}", "\u{B}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
