import Foundation

/// The rows of the study's picture: the changed lines of each change in each step. It can be read without colour.
struct HeatMap {
    let changes: [Change]
    let figures: Figures

    var description: String {
        changes.map { change in
            "\(change.shortName): \(figures.lines(of: change).map { "\($0 ?? 0)" }.joined(separator: ", "))."
        }.joined(separator: " ")
    }

    /// A change's name, and a box for each step: the more lines beyond the cheapest step's, the darker.
    var cells: [String] {
        changes.enumerated().flatMap { index, change in
            let y = 44 + 30 * index
            let lines = figures.lines(of: change).map { $0 ?? 0 }
            let (least, most) = (max(1, lines.min() ?? 1), lines.max() ?? 1)
            let boxes = lines.enumerated().map { index, count in
                let x = 128 + 54 * index
                let shade = String(format: "%.2f", 0.06 + 0.5 * min(1, Double(count) / Double(least) - 1))
                return """
                    <rect class="heat" x="\(x + 1)" y="\(y + 1)" width="52" height="28" fill-opacity="\(shade)"/>\
                    <text class="cell\(count == least && least < most ? " best" : "")" x="\(x + 27)" y="\(y + 19)" \
                    text-anchor="middle">\(count)</text>
                    """
            }
            return [#"<text class="cell" x="120" y="\#(y + 19)" text-anchor="end">\#(change.shortName)</text>"#] + boxes
        }
    }
}
