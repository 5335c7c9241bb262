/// A private name that changed in a file of the steps.
struct QuotedName {
    let file: String
    let old: String
    let new: String
    /// What the steps' files of this name hold.
    private let now: String
    /// The name, but not as a parameter's label.
    private let anywhere: Regex<AnyRegexOutput>
    /// The name where it can't be a parameter's.
    private let asMember: Regex<AnyRegexOutput>
    /// Whether the files don't have the name any more.
    let isGone: Bool

    init(file: String, old: String, new: String, now: String) throws {
        (self.file, self.old, self.new, self.now) = (file, old, new, now)
        anywhere = try Regex("\\b\(old)\\b(?!:)|(?:let|var) \(old)\\b").wordBoundaryKind(.simple)
        asMember = try Regex("(?:self\\.|private (?:let|var) )\(old)\\b").wordBoundaryKind(.simple)
        isGone = !now.contains(anywhere)
    }

    func replaced(in text: String) -> String { replaced(in: text, at: anywhere) }

    /// Returns a line of an edit with the new name, and whether that is certain.
    /// - Parameter isOriginal: Whether the files must hold the line.
    func renamed(_ line: String, isOriginal: Bool) -> (line: String, isClear: Bool) {
        guard !isGone, line.contains(anywhere) else { return (replaced(in: line), true) }
        let member = replaced(in: line, at: asMember)
        guard isOriginal else { return (member, !member.contains(anywhere)) }
        let found = [line, replaced(in: line), member].first(where: now.contains)
        return (found ?? line, found != nil)
    }

    private func replaced(in text: String, at place: Regex<AnyRegexOutput>) -> String {
        // A match ends with the name.
        text.replacing(place) { text[$0.range].dropLast(old.count) + new }
    }
}
