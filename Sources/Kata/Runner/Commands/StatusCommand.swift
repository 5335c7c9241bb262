import ConsoleProgram
import ExerciseKit
import Foundation

extension KataCommand {
    static let status = onCopy(
        "status", for: .participants,
        "show where you are, and what to do next; 'kata' alone does the same",
        usage: ["[status] [--in DIR]"],
        discussion: """
            Shows your exercise, the result of the last check, and what to do next.
            """
    ) { workspace, _ in
        try workspace.status()
    }

    static let list = onCopy(
        "list", for: .participants,
        "list the exercises, and the result of each",
        options: [attempts],
        discussion: """
            Lists the exercises and their results, with an arrow at your current exercise.
            """
    ) { workspace, arguments in
        arguments[attempts] ? workspace.savedAttempts : workspace.list
    }

    private static let attempts = Flag(
        "--attempts",
        """
        instead list the copies that 'start' and 'reset' saved, oldest first, each with its date, exercise and folder
        """)

    static let start = onCopy(
        "start", for: .participants,
        "set up your copy of an exercise in MyKata",
        arguments: [.required("N") { "needs an exercise number, 1 to \(Exercise.all.count)" }],
        discussion: """
            Sets up your copy of exercise N, a small package with the task in TASK.md, in MyKata or
            in DIR. Later commands use the same folder. If you changed an earlier copy, 'start'
            saves that copy, and prints its path.

            Saved copies are in the hidden folder .kata of your copy's folder, which you can move or
            rename. Then name the new place with --in.
            """
    ) { workspace, arguments in
        let word = arguments.words[0]
        guard let exercise = Exercise.all.first(where: { "\($0.number)" == word }) else {
            throw UsageError("There is no exercise '\(word)': choose one from 1 to \(Exercise.all.count).")
        }
        return try workspace.start(exercise)
    }

    static let hint = onCopy(
        "hint", for: .participants,
        "give a hint, more specific each time",
        discussion: """
            Gives the next of three hints: a nudge, a direction, a plan. None of them is the full
            solution. SESSION.jsonl records each hint.
            """
    ) { workspace, _ in
        try workspace.nextHint()
    }

    static let solution = KataCommand(
        "solution", for: .participants,
        "show the reference solution, once you are done",
        options: [yes, folder],
        discussion: """
            Writes the reference solution next to your saved attempts, and prints its path. Your
            sources don't change. Before the exercise is done, you have to add --yes, and
            SESSION.jsonl records that you looked at the solution.

            An instructor may release solutions one by one. If there is a file named solutions.txt
            next to your copy's folder, only the solutions of the exercises that the file lists by
            number are released. This also applies to 'kata diff' and 'kata watch'.

            Exit status: 0; 1 if --yes is missing; 75 if the solution isn't released yet.
            """
    ) { arguments, repository in
        let workspace = Workspace(in: repository, path: arguments[folder])
        let exercise = try workspace.currentExercise()
        guard try workspace.showsSolution(isSure: arguments[yes]) else { return 1 }
        let path = try workspace.laySolution(of: exercise).path
        try Terminal.print("The reference solution is in '\(path)'. Compare it with yours: swift run kata diff")
        return 0
    }

    static let reset = onCopy(
        "reset", for: .participants,
        "start the exercise over; your attempt is saved first",
        discussion: """
            Restores your copy to its state at the start of the exercise. If you changed the copy,
            'reset' saves it, and prints its path.
            """
    ) { workspace, _ in
        try workspace.reset()
    }

    static let export = onCopy(
        "export", for: .participants,
        "print your session log, without code or names, to compare workshops",
        discussion: """
            Prints each check in your session log as a line of JSON: the exercise, the result, the
            step of TASK.md, how many lines had changed, and the laws that were broken. The output
            contains no code, no messages, and no names of files, types or participants. Times are
            relative to your first check, whose own time is printed as the beginning of 1970.
            Nothing is sent anywhere.
            """
    ) { workspace, _ in
        try workspace.log.anonymous.map(SessionLog.json)
    }

    /// Returns a subcommand that does something with the participant's copy, and prints lines.
    private static func onCopy(
        _ name: String,
        for audience: Audience,
        _ summary: String,
        arguments: [Argument] = [],
        options: [any DeclaredOption] = [],
        usage: [String] = [],
        discussion: String,
        lines: @escaping @Sendable (Workspace, Arguments) throws -> [String]
    ) -> KataCommand {
        KataCommand(
            name, for: audience, summary,
            arguments: arguments, options: options + [folder], usage: usage, discussion: discussion
        ) { arguments, repository in
            let workspace = Workspace(in: repository, path: arguments[folder])
            try Terminal.current.print(lines(workspace, arguments).map { Line($0) })
            return 0
        }
    }
}

extension Workspace {
    func status() throws -> [String] {
        let log = log
        let count = Exercise.all.count
        guard currentNumber != nil else {
            let absence = isFirst ? [] : [absence]
            let welcome = "Top Movies, from MVVM to VIPER: \(count) exercises."
            return [welcome] + absence + ["Next: swift run kata start 1"]
        }
        let exercise = try currentExercise()
        let checks = log.checks(of: exercise.number)
        let times = checks.count == 1 ? "once" : "\(checks.count) times"
        let result = checks.last?.verdict.rawValue ?? "none"
        let next =
            switch checks.last?.verdict {
            case nil: "Next: read TASK.md there, change something, then: swift run kata check"
            case .done: exercise.outlook
            default: "Next: swift run kata check (stuck? swift run kata hint)"
            }
        return [
            "Exercise \(exercise.number) of \(count): \(exercise.title), in '\(folder.path)'.",
            "Checked \(times), \(log.hints(of: exercise.number)) of 3 hints taken; last result: \(result).",
            next,
        ]
    }

    var list: [String] {
        let log = log
        let current = currentNumber
        let width = Exercise.all.map(\.title.count).max() ?? 0
        return Exercise.all.map { exercise in
            let done = log.done(exercise.number).map { "done \($0.local.prefix(16))" }
            let state = done ?? log.checks(of: exercise.number).last?.verdict.rawValue ?? ""
            let arrow = current == exercise.number ? "→" : " "
            let title = exercise.title.padding(toLength: width, withPad: " ", startingAt: 0)
            return "\(arrow) \(exercise.number)  \(title)  \(state)"
        }
    }

    /// The copies that `start` and `reset` saved, oldest first, each with its time, exercise and place.
    var savedAttempts: [String] {
        let names = attempts.names.sorted { Self.number(ofAttempt: $0) ?? 0 < Self.number(ofAttempt: $1) ?? 0 }
        let lines = names.map { name in
            let place = attempts.appending(path: name)
            let date = try? place.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            let number = name.split(separator: "-").last ?? ""
            return "\(date?.local.prefix(16) ?? "")  exercise \(number)  '\(place.path)'"
        }
        return lines.isEmpty ? ["No attempts yet: 'start' and 'reset' save a copy that you have changed."] : lines
    }

    /// Returns the next hint and logs it. After the last hint, returns all hints.
    func nextHint() throws -> [String] {
        let exercise = try currentExercise()
        let hints = try files(of: exercise).hints()
        let taken = log.hints(of: exercise.number)
        let lines = zip(1..., hints).map { "Hint \($0) of \(hints.count): \($1)" }
        guard taken < lines.count else {
            return lines + ["There are no more hints. 'swift run kata solution --yes' shows the solution."]
        }
        try note(.hint, of: exercise.number)
        return [lines[taken]]
    }
}
