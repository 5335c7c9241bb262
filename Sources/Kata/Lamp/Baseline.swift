import Foundation
import Structure

/// The findings that a team has accepted for now, without their lines, so that edits elsewhere don't disturb them.
struct Baseline: Codable {
    struct Entry: Codable, Hashable {
        let rule: String
        let file: String
        let sentence: String
    }

    /// How often each is accepted.
    private(set) var counts: [Entry: Int]

    init(of findings: [Finding]) {
        counts = findings.reduce(into: [:]) { $0[Entry(of: $1), default: 0] += 1 }
    }

    init(at file: URL) throws {
        guard let data = try? Data(contentsOf: file) else {
            throw KataError("'\(file.relativePath)' can't be read; write it with '--write-baseline'.")
        }
        guard let entries = try? JSONDecoder().decode([Entry].self, from: data) else {
            throw KataError("'\(file.relativePath)' is no baseline; write it anew with '--write-baseline'.")
        }
        counts = entries.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    func write(to file: URL) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
        let entries = counts.flatMap { Array(repeating: $0.key, count: $0.value) }
            .sorted { ($0.file, $0.rule, $0.sentence) < ($1.file, $1.rule, $1.sentence) }
        try encoder.encode(entries).write(to: file, options: .atomic)
    }

    /// Accepts a finding, once for each time that it is listed.
    mutating func accepts(_ finding: Finding) -> Bool {
        let entry = Entry(of: finding)
        guard let count = counts[entry], count > 0 else { return false }
        counts[entry] = count - 1
        return true
    }

    /// The entries that no longer match a finding.
    var rest: [Entry] {
        counts.filter { $0.value > 0 }.keys.sorted { ($0.file, $0.rule, $0.sentence) < ($1.file, $1.rule, $1.sentence) }
    }
}

extension Baseline.Entry {
    init(of finding: Finding) {
        self.init(rule: finding.rule, file: finding.file, sentence: finding.sentence)
    }
}
