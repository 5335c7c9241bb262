/// A diff in two columns: the earlier step and the later one.
struct SideBySide {
    /// Narrower than this, code in columns can't be read.
    static let minimumWidth = 60
    private static let border: Line = " " + Line("│", .dim) + " "

    private let width: Int
    private let digits: Int

    /// - Parameter hunks: All hunks that share the columns.
    init(width: Int, for hunks: [Hunk]) {
        self.width = width
        let last = hunks.map { max($0.oldStart, $0.newStart) + $0.lines.count }.max() ?? 0
        digits = max(3, String(last).count)
    }

    func lines(of hunk: Hunk) -> [Line] {
        Line(hunk.header, .dim).wrapped(to: width, asCode: true) + hunk.rows.flatMap(lines)
    }

    private func lines(of row: Row) -> [Line] {
        let half = (width - Self.border.cells) / 2
        let left = column(row.old, row.isContext ? " " : Line("-", .red), row.oldLine, width: half)
        let rest = width - Self.border.cells - half
        let right = column(row.new, row.isContext ? " " : Line("+", .green), row.newLine, width: rest)
        return (0..<max(left.count, right.count)).map { index in
            let before = (index < left.count ? left[index] : "").padded(to: half)
            return (before + Self.border + (index < right.count ? right[index] : "")).trimmed
        }
    }

    /// A number, a sign, and a line of code, wrapped as needed; no lines without code.
    private func column(_ side: Row.Side?, _ sign: Line, _ code: Line?, width: Int) -> [Line] {
        guard let number = side.map({ "\($0.number)" }), let code else { return [] }
        let head = Line(String(repeating: " ", count: max(0, digits - number.count)) + number, .dim) + " " + sign + " "
        return code.wrapped(to: width - head.cells, asCode: true).enumerated().map { index, piece in
            (index == 0 ? head : Line(String(repeating: " ", count: head.cells))) + piece
        }
    }
}
