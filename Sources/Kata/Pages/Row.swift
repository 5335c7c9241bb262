import ExerciseKit

/// One row of a side-by-side hunk: a line from each step, or from only one of them.
struct Row: Sendable {
    struct Side: Sendable {
        let number: Int
        let text: String
        /// For each Unicode scalar, whether its word has changed; empty if the other side is missing or equal.
        let marks: [Bool]
    }

    let old: Side?
    let new: Side?
}

extension Hunk {
    /// The hunk's rows, in order. A removed and an added line share a row if at least half of their words match.
    var rows: [Row] {
        var rows: [Row] = []
        var oldNumber = oldStart
        var newNumber = newStart
        func append(_ old: String?, _ new: String?) {
            var marks: (old: [Bool], new: [Bool]) = ([], [])
            if let old, let new, old != new { marks = Words.changes(old, new) }
            let left = old.map { Row.Side(number: oldNumber, text: $0, marks: marks.old) }
            let right = new.map { Row.Side(number: newNumber, text: $0, marks: marks.new) }
            rows.append(Row(old: left, new: right))
            if old != nil { oldNumber += 1 }
            if new != nil { newNumber += 1 }
        }
        var rest = lines[...]
        while let line = rest.first {
            let change = rest.prefix { $0.kind != .context }
            var added = change.filter { $0.kind == .added }.map(\.text)[...]
            for removed in change where removed.kind == .removed {
                let partner = added.firstIndex { Words.likeness(removed.text, $0) >= 0.5 }
                for line in added[..<(partner ?? added.startIndex)] { append(nil, line) }
                append(removed.text, partner.map { added[$0] })
                if let partner { added = added[(partner + 1)...] }
            }
            for line in added { append(nil, line) }
            if change.isEmpty { append(line.text, line.text) }
            rest = rest.dropFirst(max(1, change.count))
        }
        return rows
    }
}
