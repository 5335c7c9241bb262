/// One row of a side-by-side hunk: a line from each step, or from one of them.
struct Row: Sendable {
    struct Side: Sendable {
        /// The line's number in its file, from 1.
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
        var (old, new) = (oldStart, newStart)
        var rest = lines[...]
        func append(_ oldWords: [Words]?, _ newWords: [Words]?) {
            rows.append(
                Row(
                    old: oldWords.map { Row.Side(number: old, words: $0) },
                    new: newWords.map { Row.Side(number: new, words: $0) }))
            old += oldWords == nil ? 0 : 1
            new += newWords == nil ? 0 : 1
        }
        while let line = rest.first {
            guard line.kind != .context else {
                let words = [Words(text: line.text, isChanged: false)]
                append(words, words)
                rest.removeFirst()
                continue
            }
            let change = rest.prefix { $0.kind != .context }
            var added = change.filter { $0.kind == .added }.map(\.text)[...]
            for removed in change where removed.kind == .removed {
                guard let partner = added.firstIndex(where: { Words.likeness(removed.text, $0) >= 0.5 }) else {
                    append([Words(text: removed.text, isChanged: true)], nil)
                    continue
                }
                for text in added[..<partner] { append(nil, [Words(text: text, isChanged: true)]) }
                let words = Words.compare(removed.text, added[partner])
                append(words.old, words.new)
                added = added[(partner + 1)...]
            }
            for text in added { append(nil, [Words(text: text, isChanged: true)]) }
            rest = rest.dropFirst(change.count)
        }
        return rows
    }
}
