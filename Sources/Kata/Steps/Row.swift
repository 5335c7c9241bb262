/// One row of a side-by-side hunk: a line from each step, or from one of them.
struct Row: Sendable {
    struct Side: Sendable {
        let number: Int
        /// The line, in pieces that the other side shares or lacks. A line without a partner is one piece.
        let words: [Words]

        var text: String { words.map(\.text).joined() }
    }

    let old: Side?
    let new: Side?

    var isContext: Bool { old?.words == new?.words }
}

extension Hunk {
    /// The rows of the hunk, side by side. A removed line and an added one share a row if half of their words match,
    /// and if no earlier line loses its place.
    var rows: [Row] {
        var rows: [Row] = []
        var (old, new, rest) = (oldStart, newStart, lines[...])
        func append(_ oldWords: [Words]?, _ newWords: [Words]?) {
            let left = oldWords.map { Row.Side(number: old, words: $0) }
            rows.append(Row(old: left, new: newWords.map { Row.Side(number: new, words: $0) }))
            old += oldWords == nil ? 0 : 1
            new += newWords == nil ? 0 : 1
        }
        func whole(_ line: Change) -> [Words] { [Words(text: line.text, isChanged: line.kind != .context)] }
        while let line = rest.first {
            let change = rest.prefix { $0.kind != .context }
            var added = change.filter { $0.kind == .added }[...]
            for removed in change where removed.kind == .removed {
                let partner = added.firstIndex { Words.likeness(removed.text, $0.text) >= 0.5 }
                for line in added[..<(partner ?? added.startIndex)] { append(nil, whole(line)) }
                let words = partner.map { Words.compare(removed.text, added[$0].text) }
                append(words?.old ?? whole(removed), words?.new)
                if let partner { added = added[(partner + 1)...] }
            }
            for line in added { append(nil, whole(line)) }
            if change.isEmpty { append(whole(line), whole(line)) }
            rest = rest.dropFirst(max(1, change.count))
        }
        return rows
    }
}
