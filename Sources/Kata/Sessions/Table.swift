/// Rows of text under a header row, aligned in a terminal or formatted as an HTML table.
struct Table {
    let head: [String]
    let rows: [[String]]

    private static let inks: [String: Line.Ink] = [
        "●": .green, "○": .red, "STUCK": .boldYellow, Verdict.done.rawValue: .green,
        Verdict.doesNotBuild.rawValue: .red, Verdict.behaviourRed.rawValue: .red,
    ]

    var lines: [Line] {
        let widths = head.indices.map { column in ([head] + rows).map { Line($0[column]).cells }.max() ?? 0 }
        func line(_ row: [String], _ ink: (String) -> Line.Ink) -> Line {
            zip(row, widths).reduce("") { $0 + Line($1.0, ink($1.0)).padded(to: $1.1) + "  " }.trimmed
        }
        return [line(head) { _ in .dim }] + rows.map { line($0) { Self.inks[$0] ?? .plain } }
    }

    var html: HTML {
        let head = head.map { "<th scope=\"col\">\($0)</th>" as HTML }
        let rows = rows.map { row in
            "<tr>\(row.map { "<td class=\"\("\(Self.inks[$0] ?? .plain)")\">\($0)</td>" as HTML })</tr>\n" as HTML
        }
        return "<div class=\"wide\"><table><thead><tr>\(head)</tr></thead><tbody>\n\(rows)</tbody></table></div>\n"
    }
}
