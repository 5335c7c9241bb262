/// A text that is a line.
extension String {
    var isBlank: Bool { allSatisfy(\.isWhitespace) }

    /// The number of spaces at the start.
    var indent: Int { prefix { $0 == " " }.count }
}
