/// A piece of a Swift source, with every character of it.
public struct SwiftToken: Equatable, Sendable {
    /// What a piece is.
    public enum Kind: Sendable {
        case space
        /// A comment, or the shebang of a script.
        case comment
        /// A keyword or an identifier, with its backticks if it has any.
        case word
        /// Digits; those of a fraction follow a dot.
        case number
        /// A string literal, or its part up to the first interpolation.
        case string
        /// The part of a string literal after an interpolation.
        case stringRest
        /// The `\` of an interpolation. Its code follows, with the parentheses around it.
        case interpolation
        case regex
        /// `(`, `[` or `{`.
        case opening
        /// `)`, `]` or `}`.
        case closing
        /// Any other character: an operator of several characters is several tokens.
        case mark
    }

    /// The kind of piece.
    public let kind: Kind
    /// The piece's text in the source.
    public let text: String

    /// Splits a source into tokens that add up to it. An unclosed token ends with its line or with the source.
    public static func all(in text: String) -> [SwiftToken] { SwiftLexer.tokens(of: text) }
}
