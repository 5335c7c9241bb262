package import Foundation
package import Platform

/// A participant's folder and, in `.kata`, copies of the original files and of earlier attempts, so no work is lost.
package struct Workspace: Sendable {
    let repository: Repository
    package let folder: URL
    package let store: URL

    /// Creates the workspace at `path`. The default is the folder of the last `start`, or else the clone's `MyKata`.
    package init(in repository: Repository, path: String?, store: URL? = nil) {
        let path = path ?? (try? repository.text(at: ".kata/current"))
        let folder = path.map { URL(filePath: $0).standardizedFileURL } ?? repository.root.appending(path: "MyKata")
        // Each folder needs its own place in `.kata`, so '/a/b-c' and '/a/b/c' get different names.
        let name = folder.path(percentEncoded: false)
            .replacing("=", with: "==")
            .replacing("-", with: "=-")
            .split(separator: "/")
            .joined(separator: "-")
        self.repository = repository
        self.folder = folder
        self.store = store ?? repository.root.appending(path: ".kata/\(name)")
    }

    package func currentExercise() throws(KataError) -> Exercise {
        guard isLaid, let number = log.current
        else { throw KataError("There's no exercise in '\(folder.path)' yet. Start with 'swift run kata start 1'.") }
        if let exercise = Exercise.all.first(where: { $0.number == number }) { return exercise }
        throw KataError(
            "Exercise \(number), which you started in '\(folder.path)', was renamed or removed. Choose another "
                + "from 'swift run kata list', and start it: your earlier work is saved first.")
    }

    package func files(of exercise: Exercise) -> ExerciseFiles {
        ExerciseFiles(exercise: exercise, repository: repository)
    }

    package var pristine: URL { store.appending(path: "pristine") }
    /// The sources at the time of the last check, if there was one since the exercise was started or reset.
    var last: URL { store.appending(path: "last") }

    package var attempts: URL { store.appending(path: "attempts") }

    private static let notWork = [".build", ".git", ".swiftpm", SessionLog.fileName]

    package var isLaid: Bool { folder.exists && pristine.exists }

    /// Begins an exercise in this folder, the default for later commands. Returns the message for the participant.
    package func start(_ exercise: Exercise) throws -> [String] {
        let attempt = try lay(files(of: exercise).package())
        try repository.root.write([".kata/current": folder.path(percentEncoded: false)])
        try note(.start, of: exercise.number)
        let saved = attempt.map { "Your earlier copy is saved in '\($0.path)'." }
        return [saved].compactMap(\.self) + [
            "Exercise \(exercise.number), \(exercise.title), is in '\(folder.path)'.",
            "Next: read TASK.md there, then: swift run kata check (or: swift run kata watch)",
        ]
    }

    /// Restores the start of the exercise. Returns the message for the participant.
    package func reset() throws -> [String] {
        let exercise = try currentExercise()
        let saved = try lay(files(of: exercise).package()).map { "Your attempt is saved in '\($0.path)'." }
        return [
            saved ?? "There was nothing to save: the copy hasn't changed.",
            "Exercise \(exercise.number) is back at its start.",
        ]
    }

    /// Writes `files`, keyed by path, to the folder, and saves a copy of the originals.
    /// - Returns: The place where the earlier copy is saved, or nil if there was nothing to save.
    /// - Throws: A ``KataError`` if the folder contains anything but a copy of an exercise.
    package func lay(_ files: [String: String]) throws -> URL? {
        guard isLaid || folder.isEmptyOrMissing else {
            throw KataError(
                "The folder '\(folder.path)' contains other files. Name an empty or new one: 'kata start N --in DIR'.")
        }
        let attempt = try saveAttempt()
        for name in folder.names where !Self.notWork.contains(name) {
            try FileManager.default.removeItem(at: folder.appending(path: name))
        }
        try pristine.removeIfThere()
        try last.removeIfThere()
        try folder.write(files)
        try pristine.write(files)
        return attempt
    }

    /// If anything in the folder differs from the original, copies the folder to a new place and returns that place.
    private func saveAttempt() throws -> URL? {
        guard isLaid, try ownFiles(in: folder) != ownFiles(in: pristine) else { return nil }
        let names = folder.names.filter { ![".build", ".swiftpm"].contains($0) }
        guard !names.isEmpty else { return nil }
        let lastNumber = attempts.names.compactMap(Int.init).max() ?? 0
        let place = attempts.appending(path: "\(lastNumber + 1)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        for name in names {
            let copy = place.appending(path: name)
            try FileManager.default.copyItem(at: folder.appending(path: name), to: copy)
        }
        return place
    }

    /// Returns the contents of the participant's own files in `folder`, by path: no build products, Xcode files or log.
    func ownFiles(in folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        for name in folder.names where !Self.notWork.contains(name) {
            let top = folder.appending(path: name)
            for path in top.isFolder ? top.subpaths.map({ "\(name)/\($0)" }) : [name] {
                let file = folder.appending(path: path)
                if !file.isFolder { files[path] = try file.contents() }
            }
        }
        return files
    }

    private var logFile: URL { folder.appending(path: SessionLog.fileName) }
    /// A copy of the session log, kept in case the folder is removed.
    private var keptLog: URL { store.appending(path: SessionLog.fileName) }

    /// The session log, even if the folder has been removed.
    package var log: SessionLog { SessionLog(contentsOf: logFile.exists ? logFile : keptLog) }

    package func note(_ event: SessionNote.Event, of exercise: Int) throws {
        try append(SessionNote(at: .now, event: event, exercise: exercise))
    }

    func append(_ line: some Encodable) throws {
        if !logFile.exists, keptLog.exists {
            try FileManager.default.copyItem(at: keptLog, to: logFile)
        }
        try SessionLog.append(line, to: logFile)
        try SessionLog.append(line, to: keptLog)
    }

    /// Records a check in the session log. If the exercise is done, also saves the participant's effort.
    /// - Returns: The previous check, if there was one since the exercise was started or reset.
    @discardableResult
    package func note(_ check: Check, seconds: Double) throws -> SessionEntry? {
        let exercise = check.exercise
        let previous = last.exists ? log.checks(of: exercise.number).last : nil
        let now = try swiftSources(in: folder, of: exercise)
        let before = try swiftSources(in: last.exists ? last : pristine, of: exercise)
        let changes = try Comparison(("before", before), ("now", now)).changedLines()
        let changed = changes.map { $0.added + $0.deleted }
        try append(SessionEntry(check, changed: changed.reduce(0, +), seconds: seconds))
        try last.removeIfThere()
        try last.appending(path: exercise.app.sources).write(now)
        if check.verdict == .done {
            let effort = try Effort(from: swiftSources(in: pristine, of: exercise), to: now)
            try store.write(["done/\(exercise.number).json": SessionLog.json(of: effort)])
        }
        return previous
    }

    /// Returns the sources in `folder`, by path, along with the tests that the participant writes.
    package func swiftSources(in folder: URL, of exercise: Exercise) throws -> [String: String] {
        let sources = folder.appending(path: exercise.app.sources)
        var texts = sources.subpaths.contains(where: \.isSource) ? try sources.swiftFiles() : [:]
        let own = files(of: exercise).testNames
        guard !own.isEmpty else { return texts }
        let tests = "Tests/LawTests"
        let given = try? pristine.appending(path: tests).swiftFiles()
        let now = try? folder.appending(path: tests).swiftFiles()
        // The participant may add files for the test.
        for (name, text) in now ?? [:] where own.contains(name) || given?[name] == nil {
            texts["../../\(tests)/\(name)"] = text
        }
        return texts
    }

    /// A missing path that every check needs, and the status of the sources, obtained without reading the files.
    package var stamps: (missing: String?, files: [String: FileStatus]) {
        // The current exercise determines which sources must exist.
        let sources = (try? currentExercise())?.app.sources
        var needed = [folder, folder.appending(path: "Package.swift")]
        if let sources { needed.append(folder.appending(path: sources)) }
        // A folder that was just removed counts as empty.
        let paths = ["Sources", "Tests"].flatMap { name in
            folder.appending(path: name).subpaths.map { "\(name)/\($0)" }
        }
        var files: [String: FileStatus] = [:]
        for path in ["Package.swift"] + paths where path.isSource {
            files[path] = try? FileStatus(ofFileAt: folder.appending(path: path).path)
        }
        return (needed.first { !$0.exists }?.path, files)
    }
}
