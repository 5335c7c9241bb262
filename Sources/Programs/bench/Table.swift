import Foundation

/// Figures for the four steps, row by row.
struct Table {
    private struct Row: Encodable {
        let name: String
        /// The figures for steps 1 to 4, and for the floor if there is one.
        let values, ratios: [Double]
        /// The greatest ratio that meets the target.
        let target: Double?
    }

    private var rows: [Row] = []

    mutating func add(_ name: String, _ values: [Double], target: Double? = nil) {
        rows.append(Row(name: name, values: values, ratios: values.map { $0 / values[0] }, target: target))
    }

    func json() throws -> String { String(decoding: try JSONEncoder().encode(rows), as: UTF8.self) }

    /// The table as Markdown.
    var text: String {
        let head = [
            "| | 1 MVVM | 2 Presenter | 3 Router | 4 Interactor | floor |",
            "| --- | ---: | ---: | ---: | ---: | ---: |",
        ]
        let lines = rows.map { row in
            let cells = zip(row.values, row.ratios).map { value, ratio in
                String(format: value < 10 ? "%.2f (%.2f ×)" : "%.0f (%.2f ×)", value, ratio)
            }
            let all = [row.name + (row.target.map { " (target \($0) ×)" } ?? "")] + cells
            return "| \((all + Array(repeating: "", count: 6 - all.count)).joined(separator: " | ")) |"
        }
        return (head + lines).joined(separator: "\n")
    }
}

/// Times each of `subjects` in turn, and returns the median of each.
func medians<Subject>(
    of subjects: [Subject], turns: Int = 31, _ time: (Subject) async throws -> Double
) async throws -> [Double] {
    var series: [[Double]] = subjects.map { _ in [] }
    for _ in 0..<turns {
        for (index, subject) in subjects.enumerated() { series[index].append(try await time(subject)) }
    }
    return series.map { $0.sorted()[turns / 2] }
}
