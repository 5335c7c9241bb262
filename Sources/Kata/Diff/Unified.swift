extension Hunk {
    /// The hunk in colour, one line below the other, with the differing words highlighted.
    var unified: [Line] {
        // A row's sides are in the order of the hunk's lines.
        let rows = rows
        var old = rows.compactMap(\.oldLine)[...]
        var new = rows.compactMap(\.newLine)[...]
        return lines.map { line in
            switch line.kind {
            case .context:
                old = old.dropFirst()
                return " " + (new.popFirst() ?? "")
            case .removed: return Line("-", .red) + (old.popFirst() ?? "")
            case .added: return Line("+", .green) + (new.popFirst() ?? "")
            }
        }
    }
}

extension Row {
    /// The line of the earlier step. A line without a partner differs as a whole, so none of its words is highlighted.
    var oldLine: Line? { old.map { line($0, .red, new == nil ? .red : .redWord) } }

    var newLine: Line? { new.map { line($0, .green, old == nil ? .green : .greenWord) } }

    private func line(_ side: Side, _ ink: Line.Ink, _ wordInk: Line.Ink) -> Line {
        side.words.map { Line($0.text, isContext ? .plain : $0.isChanged ? wordInk : ink) }.reduce("", +)
    }
}
