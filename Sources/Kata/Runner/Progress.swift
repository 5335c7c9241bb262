import Foundation

extension Workspace {
    private var logFile: URL { folder.appending(path: SessionLog.fileName) }
    /// A copy of the session log, which outlives the folder.
    private var keptLog: URL { store.appending(path: SessionLog.fileName) }

    /// The session log, even after the folder was removed.
    var log: SessionLog { SessionLog(contentsOf: logFile.exists ? logFile : keptLog) }

    func note(_ event: SessionNote.Event, of exercise: Int) throws {
        try append(SessionNote(at: .now, event: event, exercise: exercise))
    }

    private func append(_ line: some Encodable) throws {
        if !logFile.exists, keptLog.exists { try FileManager.default.copyItem(at: keptLog, to: logFile) }
        for file in [logFile, keptLog] { try SessionLog.append(line, to: file) }
    }

    /// Records a check in the session log, and the effort once the exercise is done.
    /// - Returns: The check before, if there was one in this exercise.
    @discardableResult
    func note(_ check: Check, seconds: Double) throws -> SessionEntry? {
        let (exercise, previous) = (check.exercise, log.checks(of: check.exercise.number).last)
        let now = try swiftSources(in: folder, of: exercise)
        let before = try swiftSources(in: last.exists ? last : pristine, of: exercise)
        let changed = try Comparison(("before", before), ("now", now)).changedLines()
            .reduce(0) { $0 + $1.added + $1.deleted }
        try append(SessionEntry(check, changed: changed, seconds: seconds))
        try last.removeIfThere()
        try last.appending(path: exercise.app.sources).write(now)
        if check.verdict == .done {
            let effort = try Effort(from: swiftSources(in: pristine, of: exercise), to: now, in: exercise.app)
            let json = try JSONEncoder().encode(effort)
            try store.write(["done/\(exercise.number).json": String(decoding: json, as: UTF8.self)])
        }
        return previous
    }

    func debrief(of exercise: Exercise) throws -> Debrief {
        func effort(of number: Int) -> Effort? {
            let json = try? Data(contentsOf: store.appending(path: "done/\(number).json"))
            return json.flatMap { try? JSONDecoder().decode(Effort.self, from: $0) }
        }
        return Debrief(
            exercise: exercise, text: try files(of: exercise).text("DEBRIEF.md"), effort: effort(of: exercise.number),
            before: exercise.first.flatMap { effort(of: $0.number) })
    }

    func swiftSources(in folder: URL, of exercise: Exercise) throws -> [String: String] {
        let sources = folder.appending(path: exercise.app.sources)
        return sources.subpaths.contains(where: \.isSource) ? try sources.swiftFiles() : [:]
    }
}
