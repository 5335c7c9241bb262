import Foundation

extension ChapterWriter {
    /// Removes a table (a head, a line of dashes, and rows) from the front of `lines`, and returns it. On a phone, each
    /// row becomes a card whose cells repeat the column heads, unless there are two columns and the first is narrow.
    func table(_ lines: inout ArraySlice<String>) -> HTML? {
        // A row is split at its vertical bars, except within code and after a backslash.
        let cell = /\|((?:`[^`]*`|\\\||[^|])*)/
        let table = lines.prefix { $0.hasPrefix("|") }.map { row in
            let cells = row.matches(of: cell).map {
                $0.1.replacing("\\|", with: "|").trimmingCharacters(in: .whitespaces)
            }
            return cells.last == "" ? cells.dropLast() : cells
        }
        guard table.count > 1, !table[1].isEmpty, table[1].allSatisfy({ $0.wholeMatch(of: /:?-+:?/) != nil }) else {
            return nil
        }
        lines = lines.dropFirst(table.count)
        let width = table.map(\.count).max() ?? 0
        let rows = ([table[0]] + table.dropFirst(2)).map { $0 + Array(repeating: "", count: width - $0.count) }
        let isNarrow = width == 2 && rows.allSatisfy { $0[0].count <= 32 && !$0[0].contains(/\S{21}/) }
        let sides = (0..<width).map { column -> HTML in
            table[1].dropFirst(column).first?.wholeMatch(of: /-+:/) == nil ? "" : " class=\"figure\""
        }
        let head = zip(sides, rows[0]).map { "<th scope=\"col\"\($0)>\(inline($1))</th>" as HTML }
        let body = rows.dropFirst().map { cells -> HTML in
            if cells.dropFirst().allSatisfy(\.isEmpty) {
                return "<tr><th colspan=\"\(cells.count)\" scope=\"colgroup\">\(inline(cells[0]))</th></tr>"
            }
            let cells = cells.indices.map { column -> HTML in
                let title = rows[0][column].filter { !"`*".contains($0) }.curled()
                let label: HTML = isNarrow || title.isEmpty ? "" : " data-head=\"\(title)\""
                return "<td\(sides[column])\(label)>\(inline(cells[column]))</td>"
            }
            return "<tr>\(cells)</tr>"
        }
        return """
            <div class="table scroll"><table class="\(isNarrow ? "narrow" : "cards")"><thead><tr>\(head)</tr></thead>\
            <tbody>\(body, separator: "\n")</tbody></table></div>
            """
    }
}
