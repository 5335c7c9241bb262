import ExerciseKit
import Fetching
import Foundation

/// A group of participants, as seen by an instructor.
struct Room {
    /// The participants' logs, by name.
    let logs: [String: SessionLog]
    var now = Date.now

    var lines: [Line] { [Line(summary, .bold), ""] + board.lines + [""] + obstacles.lines }

    private var summary: String {
        guard !logs.isEmpty else {
            return "No logs yet: 'kata room --help' explains how participants join."
        }
        let people = "\(logs.count) participant\(logs.count == 1 ? "" : "s")"
        return "\(people), \(logs.values.count(where: \.isStuck)) stuck, at \(now.local.suffix(8))"
    }

    /// One row for each participant, sorted by name.
    var board: Table {
        let sorted = logs.sorted { one, other in
            one.key.compare(other.key, options: .numeric) == .orderedAscending
        }
        return Table(
            head: ["name", "exercise", "step", "result", "checks", "minutes ago", "stuck", "damaged"],
            rows: sorted.map(row))
    }

    private func row(_ name: String, _ log: SessionLog) -> [String] {
        var state = ["–", "–", "–", "0", "–"]
        if let last = log.entries.last {
            let checks = log.checks(of: last.exercise).count
            // The participant's clock may be ahead.
            let minutes = max(0, Int(now.timeIntervalSince(last.at) / 60))
            state = [
                "\(last.exercise)", last.part, last.verdict.rawValue, "\(checks)", "\(minutes)",
            ]
        }
        let stuck = log.isStuck ? "STUCK" : ""
        let damaged = log.damagedCount > 0 ? "\(log.damagedCount)" : ""
        return [String(name.prefix(24))] + state + [stuck, damaged]
    }

    /// The five most common problems, by the number of participants affected so far.
    var obstacles: Table {
        let ever = Self.counts(of: logs.values.flatMap { Set($0.entries.flatMap(\.problems)) })
        let now = Self.counts(of: logs.values.flatMap { Set($0.entries.last?.problems ?? []) })
        let most = ever.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
        let rows = most.map { problem, count in
            ["\(count)", "\(now[problem] ?? 0)", String(problem.prefix(120))]
        }
        return Table(head: ["participants", "still", "most common problems"], rows: rows)
    }

    private static func counts(of problems: [String]) -> [String: Int] {
        problems.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }
}

extension Room {
    /// Reads each `NAME.jsonl`, `NAME/SESSION.jsonl` and `NAME/MyKata/SESSION.jsonl` in a folder.
    init(at path: String) throws(KataError) {
        let folder = URL(filePath: path)
        guard folder.isFolder else {
            // The path may be an address.
            throw KataError("There is no folder '\(path.withoutPassword)': name one with logs in it.")
        }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
            throw KataError("The folder '\(path)' may not be read by this user; change its permissions.")
        }
        var logs: [String: SessionLog] = [:]
        for name in names where !name.hasPrefix(".") {
            let isLog = name.hasSuffix(".jsonl")
            let own = [SessionLog.fileName, "MyKata/\(SessionLog.fileName)"].map { "\(name)/\($0)" }
            let files = (isLog ? [name] : own).map { folder.appending(path: $0) }
            guard let file = files.first(where: \.exists) else { continue }
            logs[isLog ? String(name.dropLast(6)) : name] = SessionLog(contentsOf: file)
        }
        self.init(logs: logs)
    }
}
