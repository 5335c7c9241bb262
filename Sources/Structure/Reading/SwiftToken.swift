/// A piece of a Swift source. All pieces together contain every character.
public struct SwiftToken: Equatable, Sendable {
    /// The kind of a piece.
    public enum Kind: Sendable {
        case space
        /// A comment, or a script's shebang line.
        case comment
        /// A keyword or an identifier, with any backticks.
        case word
        /// Digits, with any letters. In a fraction, the dot is a mark, and the digits after it are another number.
        case number
        /// A string literal, or the part of it before the first interpolation.
        case string
        /// A part of a string literal between two interpolations, or after the last.
        case stringRest
        /// The `\` of an interpolation, with any `#`. The interpolated code follows, in its parentheses.
        case interpolation
        case regex
        /// `(`, `[` or `{`.
        case opening
        /// `)`, `]` or `}`.
        case closing
        /// Any other character. An operator of several characters is several tokens.
        case mark
    }

    /// The piece's kind.
    public let kind: Kind
    /// The piece's text in the source.
    public let text: String

    /// Splits a source into tokens that, joined, reproduce it. An unclosed token ends with its line or with the source.
    public static func all(in text: String) -> [SwiftToken] { SwiftLexer.tokens(of: text) }
}
