import Foundation
import Structure

/// A check as a terminal shows it.
struct Report {
    private let check: Check
    private let sources: URL?
    private let previous: SessionEntry?
    private let limit: Int

    /// - Parameters:
    ///   - sources: Where the copy's sources are, so that places can be clicked.
    ///   - previous: The check before.
    ///   - limit: How many broken laws, findings or errors to show, of each.
    init(_ check: Check, sources: URL? = nil, previous: SessionEntry? = nil, limit: Int = 5) {
        (self.check, self.sources, self.previous, self.limit) = (check, sources, previous, limit)
    }

    var lines: [Line] {
        let verdict = check.verdict
        let last = Line(verdict.rawValue, verdict == .done ? .boldGreen : .boldYellow) + ". \(verdict.sentence)"
        let lamps = check.laws.map { behaviour($0) + structure } ?? errors
        return step + lamps + ["", last]
    }

    private var step: [Line] {
        check.step.map {
            [Line("Step \($0 + 1) of \(check.steps.count): \(check.steps[$0].sentence)", .bold)]
        } ?? []
    }

    private var errors: [Line] {
        let failures = check.build.failures
        return [Line("✗ build", .red) + "      \(Self.count(failures.count, "error"))"]
            + shown(failures) { failure in
                [
                    "  " + Line("\(path(failure.file)):\(failure.line):\(failure.column)", .bold),
                    "    \(failure.message)",
                ] + failure.details.map { "      \($0)" }
            }
    }

    private func behaviour(_ laws: LawRuns) -> [Line] {
        guard !laws.failures.isEmpty else {
            return [lamp("behaviour", "\(laws.count) runs of the laws", from: previous?.red, to: 0)]
        }
        // Each law is reported once, with the views that break it.
        let ids = laws.failures.reduce(into: [String]()) { ids, failure in
            if !ids.contains(failure.id) { ids.append(failure.id) }
        }
        let runs = laws.count > 0 ? ", \(laws.failures.count) of \(laws.count) runs" : ""
        let head = "\(Self.count(ids.count, "law"))\(runs)"
        return [lamp("behaviour", head, from: previous?.red, to: laws.failures.count)]
            + shown(ids.map { id in laws.failures.filter { $0.id == id } }) { failures in
                let views = failures.compactMap { $0.view }.joined(separator: ", ")
                return [
                    "  " + Line(failures[0].id + (views.isEmpty ? "" : " (\(views))"), .bold),
                    "    \(failures[0].sentence)",
                ]
                    + "Instead: \(failures[0].instead)".lines.map { "    \($0)" }
            }
    }

    private var structure: [Line] {
        let findings = check.findings
        let remarks = check.remarks.map { "  \($0)" as Line }
        guard !findings.isEmpty else {
            let title = "built as \(check.exercise.solution.title) asks"
            return [lamp("structure", title, from: previous?.findings, to: 0)] + remarks
        }
        let now = findings.filter { finding in check.step(of: finding).map { $0 <= check.step ?? 0 } ?? true }
        let later = findings.count - now.count
        let head = Self.count(findings.count, "finding")
        return [lamp("structure", head, from: previous?.findings, to: findings.count)] + remarks
            + shown(Self.groups(of: now)) { group in
                ["  " + Line(path(of: group), .bold)]
                    + zip(0..., group.sentence.lines).map { "    \($1)\($0 == 0 ? " (\(group.rule))" : "")" }
            } + (later > 0 ? ["  and \(later) for later steps"] : []) + ["  Why: TASK.md"]
    }

    private func lamp(_ name: String, _ text: String, from old: Int?, to new: Int) -> Line {
        let change = old.map { $0 == new ? "" : ", \($0) → \(new) since the last check" } ?? ""
        let lit = new == 0 ? Line("● \(name)", .green) + "  green" : Line("○ \(name)", .red) + "  red"
        return lit + ": \(text)\(change)"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// A path in the copy, relative to the current folder if possible, so that a terminal can open it.
    private func path(_ file: String) -> String {
        guard let sources, file.contains(".swift") else { return file }
        let copy = sources.deletingLastPathComponent().deletingLastPathComponent()
        let url = file.contains("/") ? copy.appending(path: file) : sources.appending(path: file)
        let here = FileManager.default.currentDirectoryPath + "/"
        return url.path.hasPrefix(here) ? String(url.path.dropFirst(here.count)) : url.path
    }

    private func path(of group: (file: String, lines: [Int], sentence: String, rule: String)) -> String {
        let others = group.lines.dropFirst().map(String.init).joined(separator: ", ")
        return path(group.file) + (group.lines.first.map { ":\($0)" } ?? "") + (others.isEmpty ? "" : " and \(others)")
    }

    private func shown<Item>(_ items: [Item], _ lines: (Item) -> [Line]) -> [Line] {
        items.prefix(limit).flatMap(lines) + (items.count > limit ? ["  and \(items.count - limit) more"] : [])
    }

    /// Groups a file's findings with the same sentence: first what is wrong, then what is missing as a whole, then what
    /// is still to be moved, line by line.
    private static func groups(of findings: [Finding]) -> [(file: String, lines: [Int], sentence: String, rule: String)]
    {
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
        return keys.map { ($0[0], lines[$0, default: []], $0[2], $0[1]) }
    }
}
