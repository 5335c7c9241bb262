/// A piece of the page that is well-formed, and in which all text is escaped.
struct HTML: Sendable, Equatable, ExpressibleByStringLiteral, ExpressibleByArrayLiteral {
    /// The piece as it stands in the file.
    let source: String

    /// A piece that is well-formed already, such as a picture.
    init(raw source: String) {
        self.source = source
    }

    /// Text, which is escaped.
    init(_ text: String) {
        source = Self.escaped(text)
    }

    init(stringLiteral text: String) {
        self.init(text)
    }

    init(arrayLiteral pieces: HTML...) {
        self.init(joining: pieces)
    }

    /// Some pieces, one behind the other.
    init(joining pieces: [HTML], separator: String = "") {
        source = pieces.map(\.source).joined(separator: separator)
    }

    /// An element with an end tag.
    static func element(_ name: String, _ attributes: KeyValuePairs<String, String> = [:], _ content: HTML = []) -> HTML
    {
        HTML(raw: "<\(name)\(written(attributes))>\(content.source)</\(name)>")
    }

    /// An element that has no content, such as `meta`.
    static func void(_ name: String, _ attributes: KeyValuePairs<String, String> = [:]) -> HTML {
        HTML(raw: "<\(name)\(written(attributes)) />")
    }

    private static func written(_ attributes: KeyValuePairs<String, String>) -> String {
        attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
    }

    private static func escaped(_ text: String) -> String {
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
