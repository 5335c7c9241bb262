import ConsoleUI
import Foundation
import Structure

/// The findings that a team has accepted for now. They have no line numbers, so that edits elsewhere don't affect them.
struct Baseline {
    struct Entry: Codable {
        let rule, file, sentence: String
        init(of finding: Finding) { (rule, file, sentence) = (finding.rule, finding.file, finding.sentence) }

        /// The rule and the sentence, without type names except those like `UIView`, which identify the problem.
        var key: String { "\(rule) \(sentence.replacing(/\b(?!(?:UI|NS)[A-Z])[A-Z]\w*/, with: "…"))" }
    }

    private let entries: [Entry]
    init(of findings: [Finding]) { entries = findings.map(Entry.init(of:)) }

    init(at file: URL) throws {
        guard let entries = try? JSONDecoder().decode([Entry].self, from: Data(contentsOf: file)) else {
            let problem = file.exists ? "isn't a readable baseline" : "doesn't exist"
            throw UsageError("'\(file.relativePath)' \(problem); write one with '--write-baseline'.")
        }
        self.entries = entries
    }

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        try encoder.encode(entries).write(to: file, options: .atomic)
    }

    /// Returns the findings that no entry accepts, and the unused entries. A removed file's entries can match any file.
    func subtracted(from findings: [Finding], in files: Set<String>) -> (new: [Finding], stale: [Entry]) {
        var open = Dictionary(grouping: entries, by: \.key)
        let new = [true, false].reduce(findings) { findings, isSameFile in
            findings.filter { finding in
                let key = Entry(of: finding).key
                let index = open[key]?.firstIndex { isSameFile ? $0.file == finding.file : !files.contains($0.file) }
                if let index { open[key]?.remove(at: index) }
                return index == nil
            }
        }
        return (new, open.values.joined().sorted { ($0.file, $0.key) < ($1.file, $1.key) })
    }
}
