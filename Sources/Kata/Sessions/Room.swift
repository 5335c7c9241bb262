import ConsoleUI
import Foundation

/// A group of participants, as seen by an instructor. Text from participants is always made safe before it's shown.
struct Room {
    let logs: [String: SessionLog]
    var now = Date.now

    var lines: [Line] { [Line(summary, .bold), ""] + board.lines + [""] + obstacles.lines }

    func page(refresh: Int) -> SessionPage {
        SessionPage(title: summary, refresh: refresh, body: "\(board.html)\(obstacles.html)")
    }

    private var summary: String {
        guard !logs.isEmpty else { return "No logs yet: 'kata room --help' explains how participants join." }
        let (count, stuck) = (logs.count, logs.values.count(where: \.isStuck))
        return "\(count) participant\(count == 1 ? "" : "s"), \(stuck) stuck, at \(now.local.suffix(8))"
    }

    /// One row for each participant, sorted by name.
    var board: Table {
        let rows = logs.sorted { $0.key.compare($1.key, options: .numeric) == .orderedAscending }.map { name, log in
            let state = log.entries.last.map { last in
                let (count, minutes) = (log.checks(of: last.exercise).count, Int(now.timeIntervalSince(last.at) / 60))
                return ["\(last.exercise)", last.microStep, last.verdict.rawValue, "\(count)", "\(max(0, minutes))"]
            }
            return [String(name.terminalSafe.prefix(24))] + (state ?? ["–", "–", "–", "0", "–"]) + [
                log.isStuck ? "STUCK" : "", log.damagedCount > 0 ? "\(log.damagedCount)" : "",
            ]
        }
        return Table(
            head: ["name", "exercise", "step", "result", "checks", "minutes ago", "stuck", "damaged"], rows: rows)
    }

    /// The five most common problems, by the number of participants affected so far.
    var obstacles: Table {
        let seen = logs.values.flatMap { Set($0.entries.flatMap(\.problems)) }
        let had = Dictionary(seen.map { ($0, 1) }, uniquingKeysWith: +)
        let have = logs.values.compactMap { $0.entries.last.map { Set($0.problems) } }
        let most = had.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
        return Table(
            head: ["participants", "still", "most common problems"],
            rows: most.map { problem, count in
                ["\(count)", "\(have.count { $0.contains(problem) })", String(problem.terminalSafe.prefix(120))]
            })
    }
}
