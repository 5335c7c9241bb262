import Foundation
import Structure

/// A check's results, as shown in a terminal.
struct Report {
    let check: Check
    /// The participant's folder, from which the report makes clickable paths.
    var copy: URL?
    var previous: SessionEntry?
    // If the copy didn't build at the previous check, there's nothing to compare with.
    private var before: SessionEntry? { previous?.verdict == .doesNotBuild ? nil : previous }
    var showsAll = false

    var lines: [Line] {
        let (verdict, steps) = (check.verdict, check.steps)
        let step = check.step.map { [Line("Step \($0 + 1) of \(steps.count): \(steps[$0].name)", .bold)] } ?? []
        let isTest = verdict == .behaviourRed && !check.exercise.ownTests.isEmpty
        let isDraft = check.laws?.drafts.isEmpty == false && ![.behaviourRed, .notStarted].contains(verdict)
        let draft = "All laws pass, but users don't yet see what TASK.md asks for. Fix the problems above."
        let sentence = isTest ? "Your test doesn't do what's listed above yet." : isDraft ? draft : verdict.sentence
        let last = Line(verdict.rawValue, verdict == .done ? .boldGreen : .boldYellow) + ". \(sentence)"
        return step + (check.laws.map { behaviour($0) + structure } ?? errors) + ["", last]
    }

    private var errors: [Line] {
        [Line("✗ build", .red) + "      \(Self.count(check.errors.count, "error"))"]
            + shown(check.errors) { error in
                ["  " + Line("\(path(error.file)):\(error.line):\(error.column)", .bold), "    \(error.message)"]
                    + error.details.map { "      \($0)" }
            }
    }

    private func behaviour(_ laws: LawRuns) -> [Line] {
        // Each law is reported once, with the views that break it.
        let groups = Self.grouped(laws.failures, by: \.id)
        let runs = laws.count > 0 ? ", \(laws.failures.count) of \(laws.count) runs" : ""
        let head = groups.isEmpty ? "\(laws.count) runs of the laws" : "\(Self.count(groups.count, "law"))\(runs)"
        return [lamp("behaviour", head, from: before?.red, to: laws.failures.count)]
            + shown(groups) { failures in
                let views = failures.compactMap(\.view).joined(separator: ", ")
                return ["  " + Line(failures[0].id + (views.isEmpty ? "" : " (\(views))"), .bold)]
                    + (failures[0].sentence + "\nInstead: \(failures[0].instead)").lines.map { "    \($0)" }
            }
    }

    private var structure: [Line] {
        if let refusal = check.refusal { return [Line("– structure", .yellow) + "  not judged", "    \(refusal)"] }
        let findings = check.findings
        let head = findings.isEmpty ? "built as the task asks" : Self.count(findings.count, "problem")
        let now = findings.filter { finding in check.step(of: finding).map { $0 <= check.step ?? 0 } ?? true }
        let later = findings.count - now.count
        // First come changes outside the task, then wrong parts, then missing parts, then code to move or rename.
        func rank(_ finding: Finding) -> Int {
            finding.rule == "rest-untouched" ? 0 : finding.kind != .missing ? 1 : finding.line == nil ? 2 : 3
        }
        let ranked = (0...3).flatMap { place in now.filter { rank($0) == place } }
        return [lamp("structure", head, from: before?.findings, to: findings.count)]
            + (check.remark.map { ["  \($0)"] } ?? [])
            + shown(Self.grouped(ranked) { [$0.file, $0.rule, $0.sentence] }) { group in
                let lines = group.compactMap { $0.line.map(String.init) }
                let others = lines.dropFirst().joined(separator: ", ")
                let place = path(group[0].file) + (lines.first.map { ":\($0)" } ?? "")
                return ["  " + Line(place + (others.isEmpty ? "" : " and \(others)"), .bold)]
                    + zip(0..., group[0].sentence.lines).map { "    \($1)\($0 == 0 ? " (\(group[0].rule))" : "")" }
            } + (later > 0 ? ["  and \(later) for later steps"] : []) + (findings.isEmpty ? [] : ["  Why: TASK.md"])
    }

    private func lamp(_ name: String, _ text: String, from old: Int?, to new: Int) -> Line {
        let change = old.map { $0 == new ? "" : ", \($0) → \(new) since the last check" } ?? ""
        let lit = new == 0 ? Line("● \(name)", .green) + "  green" : Line("○ \(name)", .red) + "  red"
        return lit + ": \(text)\(change)"
    }

    private static func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }

    /// Returns a file's path, relative to the current folder if possible, so that a terminal can open the file.
    private func path(_ file: String) -> String {
        guard let copy, file.contains(".swift") else { return file }
        let isWhole = file == "Package.swift" || ["Sources/", "Tests/"].contains(where: file.hasPrefix)
        let path = copy.appending(path: isWhole ? file : "\(check.exercise.app.sources)/\(file)").standardized.path
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    private func shown<Item>(_ items: [Item], _ lines: (Item) -> [Line]) -> [Line] {
        let rest = showsAll ? 0 : max(0, items.count - 5)
        return items.dropLast(rest).flatMap(lines) + (rest > 0 ? ["  and \(rest) more"] : [])
    }

    /// Returns the items grouped by key, in the order in which the keys first appear.
    private static func grouped<Item>(_ items: [Item], by key: (Item) -> some Hashable) -> [[Item]] {
        Dictionary(grouping: zip(0..., items)) { key($0.1) }.values.sorted { $0[0].0 < $1[0].0 }.map { $0.map(\.1) }
    }
}
