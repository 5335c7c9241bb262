/// One row of a hunk that is read side by side: a line of each step, or of one of them.
struct Row: Sendable, Equatable {
    /// A line of one step.
    struct Side: Sendable, Equatable {
        /// The line's number in its file, from 1.
        let number: Int
        /// The line, in pieces that the other side has or has not. A line without a partner is one piece.
        let words: [Words]

        /// The line as it stands in the file.
        var text: String { words.map(\.text).joined() }
    }

    /// The line in the earlier step, if it has one here.
    let old: Side?
    /// The line in the later step, if it has one here.
    let new: Side?

    /// Whether the line is the same in both.
    var isContext: Bool { old?.words == new?.words }
}

extension Hunk {
    /// The hunk side by side. A removed line and an added one that has at least half of its words share a row, if no
    /// line before them is so left without its row.
    var rows: [Row] {
        var rows: [Row] = []
        var (oldNumber, newNumber) = (oldStart, newStart)
        var rest = lines[...]
        while let line = rest.first {
            guard line.kind != .context else {
                let words = [Words(text: line.text, isChanged: false)]
                rows.append(
                    Row(old: .init(number: oldNumber, words: words), new: .init(number: newNumber, words: words)))
                (oldNumber, newNumber, rest) = (oldNumber + 1, newNumber + 1, rest.dropFirst())
                continue
            }
            let change = rest.prefix { $0.kind != .context }
            let removed = change.filter { $0.kind == .removed }.map(\.text)
            let added = change.filter { $0.kind == .added }.map(\.text)
            rows += Self.rows(removed, from: oldNumber, added, from: newNumber)
            (oldNumber, newNumber) = (oldNumber + removed.count, newNumber + added.count)
            rest = rest.dropFirst(change.count)
        }
        return rows
    }

    private static func rows(_ removed: [String], from oldStart: Int, _ added: [String], from newStart: Int) -> [Row] {
        func alone(_ text: String) -> [Words] { [Words(text: text, isChanged: true)] }
        var rows: [Row] = []
        var next = 0
        for (index, text) in removed.enumerated() {
            guard let partner = (next..<added.count).first(where: { Words.likeness(text, added[$0]) >= 0.5 }) else {
                rows.append(Row(old: .init(number: oldStart + index, words: alone(text)), new: nil))
                continue
            }
            rows += (next..<partner).map { Row(old: nil, new: .init(number: newStart + $0, words: alone(added[$0]))) }
            let words = Words.compare(text, added[partner])
            rows.append(
                Row(
                    old: .init(number: oldStart + index, words: words.old),
                    new: .init(number: newStart + partner, words: words.new)))
            next = partner + 1
        }
        return rows
            + (next..<added.count).map { Row(old: nil, new: .init(number: newStart + $0, words: alone(added[$0]))) }
    }
}
