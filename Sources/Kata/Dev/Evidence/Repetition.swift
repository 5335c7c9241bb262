import Structure

/// Finds lines that repeat another file.
struct Repetition {
    /// The words of each line read so far: most lines are in all steps.
    private var known: [String: [String]] = [:]

    /// Returns how many new lines belong to a run of eight words that two files share.
    mutating func count(before: [String: String], after: [String: String]) -> Int {
        /// The files that contain eight words in a row, and the new lines with these words.
        var runs: [String: (files: Set<String>, lines: Set<String>)] = [:]
        for (file, text) in after {
            let old = Set(before[file, default: ""].lines)
            let words = zip(1..., text.lines).flatMap { number, line in
                let place = old.contains(line) ? nil : "\(file):\(number)"
                return self.words(of: line).map { (word: $0, place: place) }
            }
            for start in words.indices.dropLast(7) {
                let run = words[start..<start + 8]
                let key = run.map(\.word).joined(separator: " ")
                runs[key, default: ([], [])].files.insert(file)
                runs[key]?.lines.formUnion(run.compactMap(\.place))
            }
        }
        return runs.values.filter { $0.files.count > 1 }.reduce(into: Set()) { $0.formUnion($1.lines) }.count
    }

    /// Returns no words of a line that only declares or wires, as every view and every presenter does.
    private mutating func words(of line: String) -> [String] {
        if let known = known[line] { return known }
        let parts = line.split(separator: " ")
        let isDeclaration = parts.prefix(2).contains { ["class", "struct", "protocol", "extension"].contains($0) }
        let isPlumbing =
            line.hasPrefix("import ") || !line.hasPrefix("  ") && isDeclaration
            || parts.contains { $0.hasPrefix("init(") } || line.contains("override func")
            || ["}", ")"].contains(parts.first?.prefix(1))
            || parts.count == 3 && parts[0].hasPrefix("self.") && parts[1] == "="
                && parts[2].allSatisfy { $0.isLetter || $0.isNumber }
        let tokens = SwiftToken.all(in: isPlumbing ? "" : line).filter { $0.kind != .comment && $0.kind != .space }
        known[line] = tokens.map(\.text)
        return tokens.map(\.text)
    }
}
