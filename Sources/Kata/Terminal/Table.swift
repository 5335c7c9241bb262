import ExerciseKit

/// Rows of text under a header row, aligned in a terminal.
struct Table {
    let head: [String]
    let rows: [[String]]

    private static let inks: [String: Line.Ink] = [
        "●": .green, "○": .red, "STUCK": .boldYellow, Verdict.done.rawValue: .green,
        Verdict.doesNotBuild.rawValue: .red, Verdict.behaviourRed.rawValue: .red,
    ]

    var lines: [Line] {
        let widths = head.indices.map { column in
            let cells = [head[column]] + rows.map { $0[column] }
            return cells.map { Line($0).cells }.max() ?? 0
        }
        func line(_ cells: [Line]) -> Line {
            zip(cells, widths).reduce("") { line, next in
                line + next.0.padded(to: next.1) + "  "
            }.trimmed
        }
        let body = rows.map { row in
            line(row.map { Line($0, Self.inks[$0] ?? .plain) })
        }
        return [line(head.map { Line($0, .dim) })] + body
    }
}
