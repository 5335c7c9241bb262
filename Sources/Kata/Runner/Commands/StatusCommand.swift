import ConsoleUI
import Foundation

extension KataCommand {
    static let status = telling("status") { workspace, _ in try workspace.status() }
    static let list = telling("list") { $1.has("--attempts") ? $0.savedAttempts : $0.list }
    static let reset = telling("reset") { workspace, _ in try workspace.reset() }
    static let hint = telling("hint") { workspace, _ in try workspace.nextHint() }
    static let export = telling("export") { workspace, _ in try workspace.log.anonymous.map(SessionLog.json) }

    static let start = telling("start", words: 1) { workspace, arguments in
        let (count, word) = (Exercise.all.count, arguments.words.first)
        guard let word else { throw UsageError("'start' needs an exercise number, 1 to \(count).") }
        guard let exercise = Exercise.all.first(where: { "\($0.number)" == word }) else {
            throw UsageError("There is no exercise '\(word)': choose one from 1 to \(count).")
        }
        return try workspace.start(exercise)
    }

    static let solution = KataCommand("solution") { arguments, repository in
        let workspace = Workspace(in: repository, path: arguments["--in"])
        let exercise = try workspace.currentExercise()
        guard try workspace.showsSolution(isSure: arguments.has("--yes")) else { return 1 }
        let folder = try workspace.laySolution(of: exercise)
        print("The reference solution is in '\(folder.path)'. Compare it with yours: swift run kata diff")
        return 0
    }

    private static func telling(
        _ name: String, words: Int = 0, lines: @escaping @Sendable (Workspace, Arguments) throws -> [String]
    ) -> KataCommand {
        KataCommand(name, words: words) { arguments, repository in
            let workspace = Workspace(in: repository, path: arguments["--in"])
            for line in try lines(workspace, arguments) { print(line) }
            return 0
        }
    }
}

extension Workspace {
    func status() throws -> [String] {
        let (log, count) = (log, Exercise.all.count)
        guard let number = log.current else {
            return ["Top Movies, from MVVM to VIPER: \(count) exercises.", "Next: swift run kata start 1"]
        }
        guard isLaid else {
            return [
                "You started exercise \(number) in '\(folder.path)', which is gone. Your attempts are safe.",
                "Next: swift run kata start \(number)",
            ]
        }
        let exercise = try currentExercise()
        let (checks, hints) = (log.checks(of: exercise.number), log.hints(of: exercise.number))
        let next =
            switch checks.last?.verdict {
            case nil: "Next: read TASK.md there, change something, then: swift run kata check"
            case .done: exercise.outlook
            default: "Next: swift run kata check (stuck? swift run kata hint)"
            }
        return [
            "Exercise \(exercise.number) of \(count): \(exercise.title), in '\(folder.path)'.",
            "Checked \(checks.count == 1 ? "once" : "\(checks.count) times"), \(hints) of 3 hints taken; "
                + "last result: \(checks.last?.verdict.rawValue ?? "none").", next,
        ]
    }

    var list: [String] {
        let log = log
        let width = Exercise.all.map(\.title.count).max() ?? 0
        return Exercise.all.map { exercise in
            let done = log.done(exercise.number).map { "done \($0.local.prefix(16))" }
            let state = done ?? log.checks(of: exercise.number).last?.verdict.rawValue ?? ""
            let arrow = log.current == exercise.number ? "→" : " "
            let title = exercise.title.padding(toLength: width, withPad: " ", startingAt: 0)
            return "\(arrow) \(exercise.number)  \(title)  \(state)"
        }
    }

    /// The copies that `start` and `reset` saved, oldest first, each with its time, exercise and place.
    var savedAttempts: [String] {
        let places = attempts.names.compactMap(Int.init).sorted().map { attempts.appending(path: "\($0)") }
        let lines = places.map { place in
            let date = (try? FileManager.default.attributesOfItem(atPath: place.path))?[.modificationDate] as? Date
            let number = SessionLog(contentsOf: place.appending(path: SessionLog.fileName)).current
            return "\(date?.local.prefix(16) ?? "")  exercise \(number.map(String.init) ?? "–")  '\(place.path)'"
        }
        return lines.isEmpty ? ["No attempts yet: 'start' and 'reset' save a copy that you have changed."] : lines
    }

    /// Returns the next hint and logs it. After the last hint, returns all hints.
    func nextHint() throws -> [String] {
        let exercise = try currentExercise()
        let (hints, taken) = (try files(of: exercise).hints(), log.hints(of: exercise.number))
        let lines = zip(1..., hints).map { "Hint \($0) of \(hints.count): \($1)" }
        guard taken < lines.count else {
            return lines + ["There are no more hints. 'swift run kata solution --yes' shows the solution."]
        }
        try note(.hint, of: exercise.number)
        return [lines[taken]]
    }

    /// Whether the solution may be shown. If not, prints the reason.
    func showsSolution(isSure: Bool) throws -> Bool {
        if try allowsSolution(isSure: isSure) { return true }
        print("The exercise isn't done yet. To see the solution anyway, add --yes.")
        return false
    }

    /// Whether the exercise is done or the participant is sure. If only the second is true, logs a `solution` note.
    /// - Throws: A ``KataError`` if an instructor's list, next to the copy's folder, doesn't include the exercise.
    func allowsSolution(isSure: Bool) throws -> Bool {
        let exercise = try currentExercise().number
        let list = folder.deletingLastPathComponent().appending(path: "solutions.txt")
        let released = try? String(contentsOf: list, encoding: .utf8).split { !$0.isNumber }
        guard released?.contains("\(exercise)") != false else {
            throw KataError("Your instructor hasn't released the solution of exercise \(exercise) yet.", exitStatus: 75)
        }
        guard log.done(exercise) == nil else { return true }
        if isSure { try note(.solution, of: exercise) }
        return isSure
    }

    /// Writes the reference solution's sources to a new folder, and returns the folder.
    func laySolution(of exercise: Exercise) throws -> URL {
        let place = store.appending(path: "solutions/\(exercise.folder)")
        try place.removeIfThere()
        try place.write(files(of: exercise).solution().inOneFolder)
        return place
    }

    /// Compares the copy with the reference or, given `--from-start`, the exercise's start with the copy.
    func diff(_ arguments: Arguments? = nil, at terminal: Terminal = .current) throws -> Diff {
        let (exercise, isOwn) = (try currentExercise(), arguments?.has("--from-start") == true)
        let yours = ("yours", try swiftSources(in: folder, of: exercise))
        let comparison =
            try isOwn
            ? Comparison(("start", swiftSources(in: pristine, of: exercise)), yours)
            : Comparison(yours, ("reference", files(of: exercise).solution()))
        return try Diff(comparison, arguments ?? Arguments([], options: []), at: terminal)
    }
}

extension Date {
    /// The local date and time, such as "2026-11-22 10:00:05".
    var local: String {
        String(formatted(Date.ISO8601FormatStyle(dateTimeSeparator: .space, timeZone: .current)).prefix(19))
    }
}
