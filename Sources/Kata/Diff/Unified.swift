/// A diff in colour, one line below the other, with the words that differ standing out.
struct Unified {
    let files: [ShownFile]

    var text: String {
        let lines = files.flatMap { file in
            [[Span(file.heading, .heading)]] + file.hunks.flatMap { [[Span($0.header, .dim)]] + Self.lines(of: $0) }
        }
        return lines.map { $0.text(isColored: true) + "\n" }.joined()
    }

    private static func lines(of hunk: Hunk) -> [[Span]] {
        // A row's sides are in the order of the hunk's lines.
        var old = hunk.rows.compactMap(\.oldSpans)[...]
        var new = hunk.rows.compactMap(\.newSpans)[...]
        return hunk.lines.map { line in
            switch line.kind {
            case .context:
                old = old.dropFirst()
                return [Span(" ")] + (new.popFirst() ?? [])
            case .removed: return [Span("-", .removed)] + (old.popFirst() ?? [])
            case .added: return [Span("+", .added)] + (new.popFirst() ?? [])
            }
        }
    }
}
