/// A diff in two columns: the earlier step and the later one.
struct SideBySide {
    /// Below that, code in columns cannot be read.
    static let minimumWidth = 60

    private let files: [ShownFile]
    private let width: Int
    private let old: Column
    private let new: Column

    init(width: Int, _ files: [ShownFile]) {
        (self.width, self.files) = (width, files)
        let last = files.flatMap(\.hunks).map { max($0.oldStart, $0.newStart) + $0.lines.count }.max() ?? 0
        let digits = max(3, String(last).count)
        let half = (width - Self.border.cells) / 2
        old = Column(width: half, digits: digits)
        new = Column(width: width - Self.border.cells - half, digits: digits)
    }

    func text(isColored: Bool) -> String {
        lines.map { $0.text(isColored: isColored) + "\n" }.joined()
    }

    private static let border = [Span(" "), Span("│", .dim), Span(" ")]

    private var lines: [[Span]] {
        files.flatMap { file in
            [Span(file.heading, .heading)].wrapped(to: width)
                + file.hunks.flatMap { [Span($0.header, .dim)].wrapped(to: width) + $0.rows.flatMap(lines) }
        }
    }

    private func lines(of row: Row) -> [[Span]] {
        let left = old.lines(row.old?.number, row.isContext ? Span(" ") : Span("-", .removed), row.oldSpans)
        let right = new.lines(row.new?.number, row.isContext ? Span(" ") : Span("+", .added), row.newSpans)
        return (0..<max(left.count, right.count)).map { index in
            let before = old.filled(index < left.count ? left[index] : [])
            let after = index < right.count ? right[index] : []
            return (before + Self.border + after).trimmed
        }
    }
}
