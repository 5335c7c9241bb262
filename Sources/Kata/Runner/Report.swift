import ExerciseKit
import Foundation

/// A check's results, as shown in a terminal.
struct Report {
    let check: Check
    /// The participant's folder, from which the report makes clickable paths.
    var copy: URL?
    var previous: SessionEntry?
    var showsAll = false

    var lines: [Line] {
        check.notes.map { Line($0) } + part + errors + behaviour + layers + touched + ["", last]
    }

    private var part: [Line] {
        guard let index = check.part else { return [] }
        let parts = check.parts
        return [Line("Step \(index + 1) of \(parts.count): \(parts[index].name)", .bold)]
    }

    private var last: Line {
        let verdict = check.verdict
        let ink = verdict == .done ? Line.Ink.boldGreen : .boldYellow
        return Line(verdict.rawValue, ink) + ". \(sentence)\(count)"
    }

    private var sentence: String {
        let hasDrafts = check.laws?.toDo.isEmpty == false
        switch check.verdict {
        case .behaviourRed where !check.exercise.givesTests: return check.verdict.sentence
        case .behaviourRed: return "Your test doesn't do what's listed above yet."
        case .layersRed where check.layers == nil:
            return "The app behaves as it should, but what you hand in doesn't compile."
        case .notMoved where check.part ?? 0 > 0: return partsDone
        case .notMoved where hasDrafts: return "All laws pass, but users don't yet see what TASK.md asks for."
        default: return check.verdict.sentence
        }
    }

    /// Says which parts of the task are done.
    private var partsDone: String {
        let done = check.part ?? 0
        let next = "now for step \(done + 1)."
        return done == 1 ? "Step 1 is done; \(next)" : "Steps 1 to \(done) are done; \(next)"
    }

    /// The number of problems, as in `kata replay`, with that of the last check.
    private var count: String {
        let now = check.problems.count
        guard now > 0 else { return "" }
        let left = " \(Self.count(now, "problem")) left"
        guard let before = previous?.problems.count, before != now else { return "\(left)." }
        return "\(left) (\(before) at the last check)."
    }

    private var errors: [Line] {
        guard !check.errors.isEmpty else { return [] }
        return [Line("✗ build", .red) + "      \(Self.count(check.errors.count, "error"))"]
            + shown(check.errors) { error in
                ["  " + Line("\(path(error.file)):\(error.line):\(error.column)", .bold), "    \(error.message)"]
                    + error.details.map { "      \($0)" }
            }
    }

    private var behaviour: [Line] {
        guard let laws = check.laws else { return [] }
        return lamp("behaviour", laws)
    }

    private var layers: [Line] {
        guard let layers = check.layers else {
            let isBroken = check.laws != nil && !check.errors.isEmpty
            return isBroken ? [Line("– layers", .yellow) + "     not judged: Layers.swift doesn't compile"] : []
        }
        return lamp("layers   ", layers)
    }

    private func lamp(_ name: String, _ laws: LawRuns) -> [Line] {
        // Each law is reported once, with the views that break it.
        let broken = Self.grouped(laws.failures, by: \.id)
        let open = Self.grouped(laws.toDo) { [$0.id, $0.sentence, $0.file] }
        let runs = "\(laws.count) runs of the laws"
        let head =
            if !broken.isEmpty {
                Line("○ \(name)", .red)
                    + "  red: \(Self.count(broken.count, "law")), \(laws.failures.count) of \(runs)"
            } else if !open.isEmpty {
                Line("◐ \(name)", .yellow) + "  green so far: \(runs), and \(open.count) left to do"
            } else {
                Line("● \(name)", .green) + "  green: \(runs)"
            }
        return [head] + shown(broken, failure) + shown(open, toDo)
    }

    private func failure(_ failures: [LawRuns.Failure]) -> [Line] {
        let first = failures[0]
        let views = failures.compactMap(\.view).joined(separator: ", ")
        let title = views.isEmpty ? first.id : "\(first.id) (\(views))"
        let place = first.place.map { "  \(path($0))" } ?? ""
        let text = "\(first.sentence)\nInstead: \(first.instead)"
        return ["  " + Line(title, .bold) + Line(place)] + text.lines.map { "    \($0)" }
    }

    private func toDo(_ items: [LawRuns.ToDo]) -> [Line] {
        let sentence = items[0].sentence.lines
        guard !items[0].file.isEmpty else { return sentence.map { "  \($0)" } }
        var place = path(items[0].file)
        let lines = items.compactMap(\.line).map(String.init)
        if let first = lines.first { place += ":\(first)" }
        if lines.count > 1 { place += " and \(lines.dropFirst().joined(separator: ", "))" }
        return ["  " + Line(place, .bold)] + sentence.map { "    \($0)" }
    }

    private var touched: [Line] {
        guard !check.touched.isEmpty else { return [] }
        return [Line("✗ files", .red) + "      changed, though the task leaves them alone"]
            + shown(check.touched) { ["  " + Line(path($0.file), .bold), "    \($0.reason)"] }
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }

    /// Returns a file's path, relative to the current folder if possible, so that a terminal can open the file.
    private func path(_ file: String) -> String {
        guard let copy, file.contains(".swift") else { return file }
        let path = copy.appending(path: file).standardized.path
        let here = FileManager.default.currentDirectoryPath + "/"
        return path.hasPrefix(here) ? String(path.dropFirst(here.count)) : path
    }

    private func shown<Item>(_ items: [Item], _ lines: (Item) -> [Line]) -> [Line] {
        let rest = showsAll ? 0 : max(0, items.count - 5)
        let shown = items.dropLast(rest).flatMap(lines)
        return rest == 0 ? shown : shown + ["  and \(rest) more"]
    }

    /// Returns the items grouped by key, in the order in which the keys first appear.
    private static func grouped<Item>(_ items: [Item], by key: (Item) -> some Equatable) -> [[Item]] {
        var groups: [[Item]] = []
        for item in items {
            if let index = groups.firstIndex(where: { key($0[0]) == key(item) }) {
                groups[index].append(item)
            } else {
                groups.append([item])
            }
        }
        return groups
    }
}
