/// A piece of a page: a literal is markup, and interpolated text is escaped.
struct HTML: Sendable, Equatable, ExpressibleByStringInterpolation {
    /// The piece's markup.
    let source: String

    /// A well-formed piece, such as a picture.
    init(raw source: String) { self.source = source }

    /// Escaped text.
    init(_ text: String) { source = Self.escaped(text) }

    init(stringLiteral markup: String) { source = markup }

    init(stringInterpolation pieces: StringInterpolation) { source = pieces.source }

    init(_ pieces: [HTML], separator: String = "") { source = pieces.map(\.source).joined(separator: separator) }

    struct StringInterpolation: StringInterpolationProtocol {
        fileprivate var source = ""

        init(literalCapacity: Int, interpolationCount: Int) {}

        mutating func appendLiteral(_ markup: String) { source += markup }

        mutating func appendInterpolation(_ text: String) { source += HTML.escaped(text) }

        mutating func appendInterpolation(_ number: Int) { source += "\(number)" }

        mutating func appendInterpolation(_ html: HTML) { source += html.source }

        mutating func appendInterpolation(_ pieces: [HTML], separator: String = "") {
            source += HTML(pieces, separator: separator).source
        }
    }

    /// A line above a title, such as its number. The colon is for readers who can't see the layout.
    static func ordinal(_ text: String) -> HTML {
        "<span class=\"ordinal\">\(text)<span class=\"colon\">: </span></span>"
    }

    /// How much code is never broken, in characters.
    static let longestCode = 28
    /// How much of a path is never broken.
    static let longestPath = 20

    /// Long code, which is broken between its words and behind a slash, a colon or a bracket rather than within a name.
    static func breakable(_ code: String) -> HTML {
        let words = code.split(separator: " ", omittingEmptySubsequences: false).map { word -> HTML in
            let marked = word.count > longestPath ? word.replacing(/[\/(:](?=\w)/) { "\($0.0) " } : word
            return HTML(
                marked.split(separator: " ").map {
                    $0.count > longestCode ? HTML(String($0)) : "<span>\(String($0))</span>"
                },
                separator: "<wbr />")
        }
        return HTML(words, separator: " ")
    }

    private static func escaped(_ text: String) -> String {
        guard text.utf8.contains(where: { $0 < 0x20 || [0x22, 0x26, 0x3C, 0x3E, 0xEF].contains($0) }) else {
            return text
        }
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\t", "\n": result.unicodeScalars.append(scalar)
            // XML has no way to write a control character.
            case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}
