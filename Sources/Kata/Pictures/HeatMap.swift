import Foundation

/// The study's picture, which can be read without colour.
enum HeatMap {
    /// A change's name, and a box for its lines in each step: the more beyond the cheapest step's, the darker.
    static func row(_ row: Int, _ name: String, _ lines: [Int]) -> [String] {
        let y = 44 + 30 * row
        let (least, most) = (max(1, lines.min() ?? 1), lines.max() ?? 1)
        let boxes = zip(0..., lines).map { index, count in
            let x = 128 + 54 * index
            let shade = String(format: "%.2f", 0.06 + 0.5 * min(1, Double(count) / Double(least) - 1))
            return """
                <rect class="heat" x="\(x + 1)" y="\(y + 1)" width="52" height="28" fill-opacity="\(shade)"/>\
                <text class="cell\(count == least && least < most ? " best" : "")" x="\(x + 27)" y="\(y + 19)" \
                text-anchor="middle">\(count)</text>
                """
        }
        return [#"<text class="cell" x="120" y="\#(y + 19)" text-anchor="end">\#(name)</text>"#] + boxes
    }
}
