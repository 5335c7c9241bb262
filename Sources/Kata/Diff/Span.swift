/// A piece of text, and how a terminal shows it.
struct Span {
    /// The numbers of a terminal's "select graphic rendition".
    enum Ink: String {
        case plain = ""
        case heading = "1"
        case dim = "2"
        case removed = "31"
        case added = "32"
        case removedWord = "31;1;7"
        case addedWord = "32;1;7"
    }

    let text: String
    let ink: Ink

    init(_ text: String, _ ink: Ink = .plain) {
        (self.text, self.ink) = (text, ink)
    }
}

extension [Span] {
    /// The text of all, in colour or not.
    func text(isColored: Bool) -> String {
        map { span in
            guard isColored, span.ink != .plain, !span.text.isEmpty else { return span.text }
            return "\u{1B}[\(span.ink.rawValue)m\(span.text)\u{1B}[0m"
        }.joined()
    }
}

extension Row {
    /// The line of the earlier step. A line without a partner differs as a whole, so that none of its words stand out.
    var oldSpans: [Span]? {
        old?.words.map { Span($0.text, isContext ? .plain : $0.isChanged && new != nil ? .removedWord : .removed) }
    }

    /// The line of the later step.
    var newSpans: [Span]? {
        new?.words.map { Span($0.text, isContext ? .plain : $0.isChanged && old != nil ? .addedWord : .added) }
    }
}
