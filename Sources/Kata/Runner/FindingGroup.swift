import Structure

/// What the structure lamp says of one file in one sentence, at several lines perhaps.
struct FindingGroup {
    let rule: String
    let sentence: String
    /// The file, and the lines in it.
    let place: String

    /// Puts together what is said of a file in the same words: first what is wrong, then what is missing as a whole, then
    /// what is still to be moved, line by line.
    static func groups(of findings: [Finding]) -> [FindingGroup] {
        let order: (Finding) -> Int = { $0.kind != .missing ? 0 : $0.line == nil ? 1 : 2 }
        var keys: [[String]] = []
        var lines: [[String]: [Int]] = [:]
        for rank in 0...2 {
            for finding in findings where order(finding) == rank {
                let key = [finding.file, finding.rule, finding.sentence]
                if !keys.contains(key) { keys.append(key) }
                lines[key, default: []] += finding.line.map { [$0] } ?? []
            }
        }
        return keys.map { key in
            let lines = lines[key, default: []].map(String.init).joined(separator: ",")
            return FindingGroup(rule: key[1], sentence: key[2], place: lines.isEmpty ? key[0] : "\(key[0]):\(lines)")
        }
    }
}
