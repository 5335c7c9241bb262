import Foundation

/// A participant's progress: one row for each exercise started, in a file that people can read.
struct Progress: Sendable, Equatable {
    struct Row: Sendable, Equatable {
        let exercise: Int
        /// When it was last started.
        var begun: String
        var checks = 0
        /// How many hints were taken.
        var hints = 0
        /// Whether the solution was looked at before the exercise was done.
        var sawSolution = false
        var verdict = ""
        /// When it was done, or empty.
        var done = ""
    }

    private(set) var rows: [Row]
    /// The current exercise.
    private(set) var current: Int?

    var currentRow: Row? { rows.first { $0.exercise == current } }

    /// Starts an exercise, or starts it again.
    mutating func begin(_ exercise: Exercise, at date: Date) {
        current = exercise.number
        if let index = rows.firstIndex(where: { $0.exercise == exercise.number }) {
            rows[index].begun = date.minute
        } else {
            rows.append(Row(exercise: exercise.number, begun: date.minute))
            rows.sort { $0.exercise < $1.exercise }
        }
    }

    mutating func note(_ change: (inout Row) -> Void) {
        guard let index = rows.firstIndex(where: { $0.exercise == current }) else { return }
        change(&rows[index])
    }
}

extension Date {
    /// The date to the minute, for display.
    var minute: String {
        formatted(
            Date.ISO8601FormatStyle(timeZone: .current).year().month().day().time(includingFractionalSeconds: false)
        )
        .replacing("T", with: " ").prefix(16).description
    }
}

extension Progress {
    /// Reads the file; without one, no exercise was started.
    init(contentsOf file: URL) {
        let lines = ((try? String(contentsOf: file, encoding: .utf8)) ?? "").split(separator: "\n")
        current = lines.lazy.compactMap { $0.firstMatch(of: /^Now: exercise (\d+)/) }.first.flatMap { Int($0.1) }
        rows = lines.compactMap { line in
            let cells = line.split(separator: "|", omittingEmptySubsequences: false).map {
                $0.trimmingCharacters(in: .whitespaces)
            }
            guard cells.count == 9, let number = cells[1].split(separator: " ").first.flatMap({ Int($0) }) else {
                return nil
            }
            return Row(
                exercise: number, begun: cells[2], checks: Int(cells[3]) ?? 0, hints: Int(cells[4]) ?? 0,
                sawSolution: cells[5] == "yes", verdict: cells[6], done: cells[7])
        }
    }

    var text: String {
        let now =
            Exercise.all.first { $0.number == current }.map { "Now: exercise \($0.number), \($0.title).\n\n" } ?? ""
        let table = rows.map { row in
            let title = Exercise.all.first { $0.number == row.exercise }?.title ?? ""
            return "| \(row.exercise) \(title) | \(row.begun) | \(row.checks) | \(row.hints) | "
                + "\(row.sawSolution ? "yes" : "no") | \(row.verdict) | \(row.done) |\n"
        }.joined()
        return """
            # Progress

            \(now)| exercise | begun | checks | hints | solution seen | last verdict | done |
            | --- | --- | --- | --- | --- | --- | --- |
            \(table)
            """
    }

    func write(to file: URL) throws { try text.write(to: file, atomically: true, encoding: .utf8) }
}
