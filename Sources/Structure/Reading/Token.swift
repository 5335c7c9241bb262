/// One word, number, literal or mark of a source file. Comments are none.
struct Token {
    enum Kind {
        case word
        case number
        /// A string literal, whose text is dropped. The code in its interpolations follows as tokens.
        case string
        /// `(`, `[` or `{`.
        case opening
        /// `)`, `]` or `}`.
        case closing
        /// Any other character: an operator of several is several tokens.
        case mark
    }

    let kind: Kind
    let text: String
    let line: Int
    /// Whether it follows what stands before without a space.
    let isAttached: Bool

    func `is`(_ text: String) -> Bool { self.text == text && kind != .string }
}
