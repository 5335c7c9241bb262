/// One side of a diff in columns: a number, a sign, and a line of code that is wrapped.
struct Column {
    /// How many cells it has.
    let width: Int
    /// How many of them a line's number has.
    let digits: Int

    /// A line of code, in as many lines as it takes; none if there is none.
    func lines(_ number: Int?, _ sign: Span, _ code: [Span]?) -> [[Span]] {
        guard let number, let code else { return [] }
        let digits = "\(number)"
        let head = [
            Span(String(repeating: " ", count: max(0, self.digits - digits.cells)) + digits, .dim), Span(" "), sign,
            Span(" "),
        ]
        let margin = head.cells
        return code.wrapped(to: width - margin).enumerated().map { index, piece in
            (index == 0 ? head : [Span(String(repeating: " ", count: margin))]) + piece
        }
    }

    /// The line, with space behind it up to the column's end.
    func filled(_ line: [Span]) -> [Span] {
        line + [Span(String(repeating: " ", count: max(0, width - line.cells)))]
    }
}
