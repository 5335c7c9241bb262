import Foundation

extension Workspace {
    /// Records a check in the progress and in the session log, and the effort once the exercise is done.
    /// - Returns: The check before, if there was one in this exercise.
    @discardableResult
    func note(_ check: Check, seconds: Double) throws -> SessionEntry? {
        var progress = savedProgress
        // A file that is missing for a moment must not be replaced by an empty one.
        guard progress.currentRow != nil else { return nil }
        progress.note { row in
            row.checks += 1
            row.verdict = check.verdict.rawValue
            if check.verdict == .done, row.done.isEmpty { row.done = Date.now.minute }
        }
        try write(progress)
        let now = try swiftSources(in: folder, of: check.exercise)
        let snapshot = last.exists ? last : pristine
        let before = try swiftSources(in: snapshot, of: check.exercise)
        let changed = try Comparison(("before", before), ("now", now)).changedLines()
            .reduce(0) { $0 + $1.added + $1.deleted }
        let entry = SessionEntry(check, changed: changed, seconds: seconds)
        let log = folder.appending(path: SessionLog.fileName)
        if !log.exists, keptLog.exists { try FileManager.default.copyItem(at: keptLog, to: log) }
        let previous = SessionLog(contentsOf: log).entries.last { $0.exercise == check.exercise.number }
        for file in [log, keptLog] { try SessionLog.append(entry, to: file) }
        try last.removeIfThere()
        try last.appending(path: check.exercise.app.sources).write(now)
        if check.verdict == .done { try noteEffort(of: check.exercise, now: now) }
        return previous
    }

    /// Returns the debrief of an exercise that is done.
    func debrief(of exercise: Exercise) throws -> Debrief {
        Debrief(
            of: exercise, text: try ExerciseFiles(of: exercise, in: repository).debrief(),
            effort: effort(of: exercise.number), before: exercise.repeats.flatMap(effort))
    }

    private func noteEffort(of exercise: Exercise, now: [String: String]) throws {
        let start = try swiftSources(in: pristine, of: exercise)
        let effort = try Effort(from: start, to: now, in: exercise.app)
        try store.write(["done/\(exercise.number).json": String(decoding: JSONEncoder().encode(effort), as: UTF8.self)])
    }

    private func effort(of number: Int) -> Effort? {
        (try? Data(contentsOf: store.appending(path: "done/\(number).json"))).flatMap {
            try? JSONDecoder().decode(Effort.self, from: $0)
        }
    }

    private func swiftSources(in folder: URL, of exercise: Exercise) throws -> [String: String] {
        let sources = folder.appending(path: exercise.app.sources)
        return sources.subpaths.contains(where: \.isSource) ? try sources.swiftFiles() : [:]
    }
}
