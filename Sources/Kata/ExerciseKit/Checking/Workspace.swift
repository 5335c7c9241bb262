package import Foundation
package import Platform

/// A participant's folder: the copy of an exercise and, in the hidden folder `.kata`, everything that belongs to it.
package struct Workspace: Sendable {
    let repository: Repository
    package let folder: URL

    /// Creates the workspace at `path`. The default is the folder of the last `start`, or else the clone's `MyKata`.
    package init(in repository: Repository, path: String?) {
        let clone = URL(filePath: repository.root.path, directoryHint: .isDirectory)
        let current = (try? repository.text(at: Self.current)) ?? "MyKata"
        let folder = path.map { URL(filePath: $0) } ?? URL(filePath: current, relativeTo: clone)
        self.repository = repository
        self.folder = folder.standardizedFileURL
    }

    /// The file in the clone with the path of the default folder. Inside the clone, it's relative to the clone.
    private static let current = ".kata/current"

    package var state: URL { folder.appending(path: ".kata") }

    /// The current exercise: its number, its start, and what the last check saw.
    var laid: URL { state.appending(path: "exercise") }
    package var pristine: URL { laid.appending(path: "pristine") }
    /// The sources at the time of the last check, if there was one since the exercise was started or reset.
    var last: URL { laid.appending(path: "last") }

    package var attempts: URL { state.appending(path: "attempts") }

    /// What `start` and `reset` leave in the folder, because it isn't the participant's work on an exercise.
    static let notWork = [".build", ".git", ".kata", ".swiftpm", SessionLog.fileName]

    package var isLaid: Bool { pristine.exists }

    /// The number of the exercise that was started last, or nil if there's none in the folder.
    package var currentNumber: Int? { (try? laid.appending(path: "number").text()).flatMap { Int($0) } }

    package func currentExercise() throws(KataError) -> Exercise {
        guard !isInterrupted else {
            throw KataError(
                "In '\(folder.path)', 'start' or 'reset' was interrupted: run it again. Your work is still there.")
        }
        guard let number = currentNumber else { throw noExercise }
        if let exercise = Exercise.all.first(where: { $0.number == number }) { return exercise }
        throw KataError(
            "Exercise \(number), which you started in '\(folder.path)', was renamed or removed. Choose another "
                + "from 'swift run kata list', and start it: your earlier work is saved first.")
    }

    private var noExercise: KataError {
        KataError("\(absence) Otherwise, start with 'swift run kata start 1'.")
    }

    /// A sentence that says that there's no exercise, and what to do if there should be one.
    package var absence: String {
        "There's no exercise in '\(folder.path)'. If your copy is elsewhere, name its folder with '--in DIR'."
    }

    /// Whether no exercise has been started yet, in this folder or another.
    package var isFirst: Bool { !repository.root.appending(path: Self.current).exists && !folder.exists }

    package func files(of exercise: Exercise) -> ExerciseFiles {
        ExerciseFiles(exercise: exercise, repository: repository)
    }

    /// Begins an exercise in this folder, the default for later commands. Returns the message for the participant.
    package func start(_ exercise: Exercise) throws -> [String] {
        let attempt = try lay(exercise)
        try note(.start, of: exercise.number)
        let saved = attempt.map { "Your earlier copy is saved in '\($0.path)'." }
        let lines = [
            saved,
            "Exercise \(exercise.number), \(exercise.title), is in '\(folder.path)'.",
            makeCurrent(),
            "Next: read TASK.md there, then: swift run kata check (or: swift run kata watch)",
        ]
        return lines.compactMap(\.self)
    }

    /// Makes this folder the default for later commands. If that fails, returns a sentence about it.
    private func makeCurrent() -> String? {
        let root = repository.root.standardizedFileURL.path + "/"
        let path = folder.path
        let file = repository.root.appending(path: Self.current)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            let text = path.hasPrefix(root) ? String(path.dropFirst(root.count)) : path
            try Data(text.utf8).write(to: file, options: .atomic)
            return nil
        } catch {
            return "The kata's own folder can't be written, so add '--in \(path.quoted)' to later commands."
        }
    }

    /// Restores the start of the exercise. Returns the message for the participant.
    package func reset() throws -> [String] {
        try recoverIfInterrupted()
        let exercise = try currentExercise()
        let saved = try lay(exercise).map { "Your attempt is saved in '\($0.path)'." }
        return [
            saved ?? "There was nothing to save: the copy hasn't changed.",
            "Exercise \(exercise.number) is back at its start.",
        ]
    }

    /// Returns the contents of the participant's own files in `folder`, by path: no build products, Xcode files or log.
    /// A file that can't be read counts as empty.
    func ownFiles(in folder: URL) -> [String: Data] {
        var files: [String: Data] = [:]
        for name in folder.names where !Self.notWork.contains(name) {
            let top = folder.appending(path: name)
            for path in top.isOwnFolder ? top.subpaths.map({ "\(name)/\($0)" }) : [name] {
                let file = folder.appending(path: path)
                if !file.isOwnFolder { files[path] = (try? file.contents()) ?? Data() }
            }
        }
        return files
    }

    private var logFile: URL { folder.appending(path: SessionLog.fileName) }

    package var log: SessionLog { SessionLog(contentsOf: logFile) }

    package func note(_ event: SessionNote.Event, of exercise: Int) throws {
        try append(SessionNote(at: .now, event: event, exercise: exercise))
    }

    func append(_ line: some Encodable) throws { try SessionLog.append(line, to: logFile) }

    /// Records a check in the session log. If the exercise is done, also saves the participant's effort.
    /// - Returns: The previous check, if there was one since the exercise was started or reset.
    /// - Throws: A ``KataError`` if another exercise has been started since the check began, or if the disk is full.
    @discardableResult
    package func note(_ check: Check, seconds: Double) throws -> SessionEntry? {
        let exercise = check.exercise
        guard currentNumber == exercise.number else {
            throw KataError("During the check, another exercise was started in '\(folder.path)': check again.")
        }
        let previous = last.exists ? log.checks(of: exercise.number).last : nil
        let now = try swiftSources(in: folder, of: exercise)
        let before = try swiftSources(in: last.exists ? last : pristine, of: exercise)
        let changes = try withTemporaryFolder { place in
            try Comparison(("before", before), ("now", now), in: place).changedLines()
        }
        let changed = changes.map { $0.added + $0.deleted }
        try append(SessionEntry(check, changed: changed.reduce(0, +), seconds: seconds))
        try last.removeIfThere()
        try last.appending(path: exercise.app.sources).write(now)
        if check.verdict == .done {
            let effort = try withTemporaryFolder { place in
                try Effort(from: swiftSources(in: pristine, of: exercise), to: now, in: place)
            }
            try state.write(["done/\(exercise.number).json": SessionLog.json(of: effort)])
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
