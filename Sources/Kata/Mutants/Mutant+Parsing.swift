extension Mutant {
    /// The mutants in a file of `Texts/Mutants`, whose first lines say how it is written.
    static func all(in name: String) -> [Mutant] {
        Resource.text("Mutants/\(name).txt").split(separator: "\n== ").dropFirst().map { Mutant(parsing: $0.lines) }
    }

    private init(parsing lines: [String]) {
        let place =
            /in (?<file>\S+), (?:steps (?<first>\d)\.\.\.(?<last>\d), )?(?:(?:law|rule) (?<catcher>\S+)|harmless)/
        guard lines.count > 1, let match = lines[1].wholeMatch(of: place) else {
            preconditionFailure("Mutant: '\(lines[0])' says 'in FILE, law LAW', 'rule RULE' or 'harmless'.")
        }
        var edits: [(original: [String], fault: [String])] = []
        var isOriginal = false
        for line in lines.dropFirst(2) where !line.isEmpty {
            if line.hasPrefix("-") {
                if !isOriginal { edits.append(([], [])) }
                edits[edits.count - 1].original.append(String(line.dropFirst()))
            } else if line.hasPrefix("+"), !edits.isEmpty {
                edits[edits.count - 1].fault.append(String(line.dropFirst()))
            }
            isOriginal = line.hasPrefix("-")
        }
        description = lines[0]
        file = String(match.file)
        steps = (match.first.flatMap { Int($0) } ?? 1)...(match.last.flatMap { Int($0) } ?? 4)
        catcher = match.catcher.map(String.init)
        self.edits = edits.map { ($0.original.joined(separator: "\n"), $0.fault.joined(separator: "\n")) }
    }
}
