import Foundation
import Structure

/// A check as a terminal shows it.
struct Report {
    let check: Check
    /// Where the copy's sources are, so that places can be clicked.
    var sources: URL?
    /// The check before.
    var previous: SessionEntry?
    /// How many broken laws, findings or errors to show, of each.
    var limit = 5

    var lines: [Line] {
        let (verdict, steps) = (check.verdict, check.steps)
        let step = check.step.map { Line("Step \($0 + 1) of \(steps.count): \(steps[$0].sentence)", .bold) }
        let last = Line(verdict.rawValue, verdict == .done ? .boldGreen : .boldYellow) + ". \(verdict.sentence)"
        return [step].compactMap(\.self) + (check.laws.map { behaviour($0) + structure } ?? errors) + ["", last]
    }

    private var errors: [Line] {
        let failures = check.build.failures
        return [Line("✗ build", .red) + "      \(Self.count(failures.count, "error"))"]
            + shown(failures) { failure in
                ["  " + Line("\(path(failure.file)):\(failure.line):\(failure.column)", .bold)]
                    + ["    \(failure.message)"] + failure.details.map { "      \($0)" }
            }
    }

    private func behaviour(_ laws: LawRuns) -> [Line] {
        guard !laws.failures.isEmpty else {
            return [lamp("behaviour", "\(laws.count) runs of the laws", from: previous?.red, to: 0)]
        }
        // Each law is reported once, with the views that break it.
        let groups = laws.failures.grouped(by: \.id)
        let runs = laws.count > 0 ? ", \(laws.failures.count) of \(laws.count) runs" : ""
        let head = "\(Self.count(groups.count, "law"))\(runs)"
        return [lamp("behaviour", head, from: previous?.red, to: laws.failures.count)]
            + shown(groups) { failures in
                let views = failures.compactMap { $0.view }.joined(separator: ", ")
                return ["  " + Line(failures[0].id + (views.isEmpty ? "" : " (\(views))"), .bold)]
                    + (failures[0].sentence + "\nInstead: \(failures[0].instead)").lines.map { "    \($0)" }
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
        // First what is wrong, then what is missing as a whole, then what is still to be moved, line by line.
        let order: (Finding) -> Int = { $0.kind != .missing ? 0 : $0.line == nil ? 1 : 2 }
        let groups = (0...2).flatMap { rank in now.filter { order($0) == rank } }
            .grouped { [$0.file, $0.rule, $0.sentence] }
        return [lamp("structure", head, from: previous?.findings, to: findings.count)] + remarks
            + shown(groups) { group in
                let lines = group.compactMap { $0.line.map(String.init) }
                let others = lines.dropFirst().joined(separator: ", ")
                let place = path(group[0].file) + (lines.first.map { ":\($0)" } ?? "")
                return ["  " + Line(place + (others.isEmpty ? "" : " and \(others)"), .bold)]
                    + zip(0..., group[0].sentence.lines).map { "    \($1)\($0 == 0 ? " (\(group[0].rule))" : "")" }
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

    private func shown<Item>(_ items: [Item], _ lines: (Item) -> [Line]) -> [Line] {
        items.prefix(limit).flatMap(lines) + (items.count > limit ? ["  and \(items.count - limit) more"] : [])
    }
}

extension Array {
    /// The elements with equal keys together, in the order in which the keys first appear.
    fileprivate func grouped<Key: Hashable>(by key: (Element) -> Key) -> [[Element]] {
        var places: [Key: Int] = [:]
        return reduce(into: []) { groups, element in
            let place = places[key(element), default: groups.count]
            if place == groups.count { groups.append([]) }
            places[key(element)] = place
            groups[place].append(element)
        }
    }
}
