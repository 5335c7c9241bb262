/// The study's picture: the lines that each column saves (right of zero) or costs (left of zero) compared with step 1.
enum Savings {
    /// Returns a row of the picture: a name, and a labelled bar for each column except step 1. Bars for ties are grey.
    static func row(_ row: Int, _ name: String, _ lines: [Int]) -> [String] {
        let y = 56 + 24 * row
        let bars = zip(0..., lines.dropFirst()).map { index, count in
            let (x, saved) = (138 + 60 * index, lines[0] - count)
            let kind = Column.isTie(lines[0], count) ? "tie" : saved > 0 ? "saved" : "paid"
            let width = abs(saved) / 2
            return """
                <rect class="\(kind)" x="\(saved > 0 ? x : x - width)" y="\(y)" width="\(width)" height="7"/>\
                <text class="cell" x="\(x)" y="\(y - 3)" text-anchor="middle">\
                \(saved > 0 ? "+\(saved)" : saved < 0 ? "−\(-saved)" : "0")</text>
                """
        }
        return [#"<text class="cell" x="100" y="\#(y + 4)" text-anchor="end">\#(name)</text>"#] + bars
    }
}
