extension Hunk {
    /// Returns the hunk's rows, in order. A removed and an added line share a row if they are similar.
    func rows() -> [Row] {
        var builder = RowBuilder(oldNumber: oldStart, newNumber: newStart)
        var rest = lines[...]
        while let line = rest.first {
            if line.kind == .context {
                builder.append(old: line.text, new: line.text)
                rest = rest.dropFirst()
                continue
            }
            let change = rest.prefix { $0.kind != .context }
            let removed = change.filter { $0.kind == .removed }.map(\.text)
            let added = change.filter { $0.kind == .added }.map(\.text)
            for pair in LinePair.pairs(removed: removed, added: added) {
                builder.append(old: pair.old, new: pair.new)
            }
            rest = rest.dropFirst(change.count)
        }
        return builder.rows
    }
}

/// A removed line, the added line that replaces it, or both.
private struct LinePair {
    let old: String?
    let new: String?

    /// The least similarity of two lines that share a row: half of their words.
    private static let leastLikeness = 0.5

    /// Returns all lines of a change, in order. A removed line is paired with the first similar line that is left.
    static func pairs(removed: [String], added: [String]) -> [LinePair] {
        var pairs: [LinePair] = []
        var rest = added[...]
        for line in removed {
            let partner = rest.firstIndex { Words.likeness(line, $0) >= leastLikeness }
            guard let partner else {
                pairs.append(LinePair(old: line, new: nil))
                continue
            }
            pairs += rest[..<partner].map { LinePair(old: nil, new: $0) }
            pairs.append(LinePair(old: line, new: rest[partner]))
            rest = rest[(partner + 1)...]
        }
        return pairs + rest.map { LinePair(old: nil, new: $0) }
    }
}

/// Rows, and the numbers of the lines that follow them.
private struct RowBuilder {
    private(set) var rows: [Row] = []
    private var oldNumber: Int
    private var newNumber: Int

    init(oldNumber: Int, newNumber: Int) {
        self.oldNumber = oldNumber
        self.newNumber = newNumber
    }

    mutating func append(old: String?, new: String?) {
        var marks: (old: [Bool], new: [Bool]) = ([], [])
        if let old, let new, old != new {
            marks = Words.changes(old, new)
        }
        let oldSide = old.map { Row.Side(number: oldNumber, text: $0, marks: marks.old) }
        let newSide = new.map { Row.Side(number: newNumber, text: $0, marks: marks.new) }
        rows.append(Row(old: oldSide, new: newSide))
        if old != nil { oldNumber += 1 }
        if new != nil { newNumber += 1 }
    }
}
