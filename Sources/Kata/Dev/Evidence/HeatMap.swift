import Foundation

/// The changed lines of each change in each step, as a picture that can be read on a phone, and without colour.
struct HeatMap {
    private let rows: [Evidence.Row]
    private let draw = SVG(id: "evidence")
    private static let (left, cell, height, top) = (128, 54, 30, 44)

    init(of rows: [Evidence.Row]) { self.rows = rows }

    var svg: String {
        draw.picture(
            width: Self.left + Self.cell * Step.all.count + 8, height: Self.top + Self.height * rows.count + 12,
            title: "What twelve changes cost in each step, in changed lines", description: description,
            Step.all.flatMap(heading) + rows.enumerated().flatMap { index, row in pieces(of: row, at: index) })
    }

    private var description: String {
        rows.map { row in
            "\(row.change.shortName): \(Step.all.map { "\(row.figures[$0]?.lines ?? 0)" }.joined(separator: ", "))."
        }.joined(separator: " ")
    }

    private func heading(of step: Step) -> [String] {
        let x = Self.left + Self.cell * (step.number - 1) + Self.cell / 2
        return [
            draw.text("\(step.number)", at: Point(x: x, y: 20), class: "tag"),
            draw.text(step.title, at: Point(x: x, y: 35), class: "small"),
        ]
    }

    /// A change's name, and a box for each step: the more lines beyond the cheapest step's, the darker.
    private func pieces(of row: Evidence.Row, at index: Int) -> [String] {
        let (y, lines) = (Self.top + Self.height * index, row.figures.mapValues(\.lines))
        let (least, most) = (max(1, lines.values.min() ?? 1), lines.values.max() ?? 1)
        let name = draw.text(row.change.shortName, at: Point(x: Self.left - 8, y: y + 19), class: "cell", anchor: "end")
        return [name]
            + Step.all.map { step in
                let count = lines[step] ?? 0
                let x = Self.left + Self.cell * (step.number - 1)
                let shade = String(format: "%.2f", 0.06 + 0.5 * min(1, Double(count) / Double(least) - 1))
                let middle = Point(x: x + Self.cell / 2, y: y + 19)
                let isBest = count == least && least < most
                let number = draw.text("\(count)", at: middle, class: isBest ? "cell best" : "cell")
                return """
                    <rect class="heat" x="\(x + 1)" y="\(y + 1)" width="\(Self.cell - 2)" height="\(Self.height - 2)" \
                    fill-opacity="\(shade)"/>\(number)
                    """
            }
    }
}
