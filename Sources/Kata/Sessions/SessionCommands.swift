import ConsoleProgram
import ExerciseKit
import Foundation

extension KataCommand {
    static let replay = KataCommand(
        "replay", for: .participants,
        "show your path through an exercise, check by check, and its score",
        arguments: [.optional("N")],
        options: [folder],
        discussion: """
            Shows each check of exercise N, or of the exercise that you checked last: the time since
            the first check, both lamps (● green, ○ red or not there yet, – not built), the result,
            the lines changed since the previous check, the number of problems in the previous check
            and in this one, and the step of TASK.md. Then shows the score, which you can calculate
            by hand:

              checks               all up to and including the first 'done'; later ones are shown
                                   but not scored
              red                  a check whose result is 'does not build', or 'behaviour red'
                                   because of a law that passes at the start
              time in red          the sum of the times from each red check to the next check of the
                                   exercise; the last check adds nothing
              longest red stretch  the longest run of red checks, from the first of them to the next
                                   check that isn't red, or, if there is no such check, to the last
                                   check
              largest step         the most lines, added plus deleted, that changed from one check
                                   (or the start) to the next
              green steps          the steps of TASK.md that you checked one by one. A step counts,
                                   once, if a check that isn't red reports the next step or, for the
                                   last step, that the exercise is done
              par                  the number of steps in TASK.md, from the last check that recorded
                                   it
              result               how many steps before the last green step you skipped: 'par' if
                                   none or, for example, '3 over par' if you did four steps in one;
                                   ends in 'so far' until the exercise is done

            The times exclude breaks (more than 30 minutes between two checks), and pauses during
            which the clock was set back.

            The checks are recorded in SESSION.jsonl, next to your sources; 'kata room --help'
            explains its lines.
            """
    ) { arguments, repository in
        let file = Workspace(in: repository, path: arguments[folder]).folder.appending(path: SessionLog.fileName)
        let log = SessionLog(contentsOf: file)
        try Terminal.current.print(Replay(of: arguments.words.first, in: log, at: file.path).lines)
        if log.damagedCount > 0 {
            try Terminal.print("", "Damaged lines that were skipped: \(log.damagedCount) in '\(file.path)'.")
        }
        return 0
    }

    static let room = KataCommand(
        "room", for: .instructors,
        "show how a group is doing, who is stuck, and which problems are most common",
        arguments: [.required("DIR") { "takes a folder with logs, such as '/tmp/room'" }],
        options: [once],
        discussion: """
            Shows one row for each participant: the exercise, the step of TASK.md, the last result,
            the number of checks of that exercise, the minutes since the last check, and STUCK if
            the last three checks were of the same exercise and found the same problems. Below the
            rows are the five most common problems so far, and how many participants still have each
            of them. In a terminal, the display refreshes every 2 seconds, until you press Control-C.

            Participants join in one of two ways:

              They work in their own subfolders of a folder that you share:
              'kata start 2 --in DIR/ann'.
              They link or copy their logs into a folder that you share:
              'ln -s "$PWD/MyKata/SESSION.jsonl" DIR/ann.jsonl'.

            To hold back solutions from participants who work in DIR, put a file named solutions.txt
            there; see 'kata solution --help'.

            For each participant, 'room' reads NAME.jsonl, NAME/SESSION.jsonl or
            NAME/MyKata/SESSION.jsonl in DIR.

            SESSION.jsonl contains one JSON object per line, one for each check, oldest first:

              {"at":"2026-11-22T09:00:05Z","changed":12,"exercise":3,"layers":false,"of":4,
              "problems":["detail"],"red":0,"seconds":2.4,"step":2,"verdict":"green, not moved"}

              at        when the check ended, in UTC
              changed   lines added plus deleted since the previous check of the exercise or, if
                        none, since its start
              exercise  the exercise's number
              layers    whether the layers lamp is green; left out if the copy doesn't build, or if
                        the exercise has no such lamp
              step, of  the current step of TASK.md, counted from 1, left out if none is next; and
                        the number of steps, if any
              problems  everything that is wrong, sorted: 'file: message' for a compiler error, the
                        name of a law that fails, or the layer's name for one that isn't handed in
                        yet, or 'name file' for something to do in a file
              red       how many runs of the app's laws failed
              seconds   how long the check took
              verdict   the check's result, as 'kata check' prints it

            Between the checks are lines such as
            {"at":"2026-11-22T08:58:00Z","event":"start","exercise":3}:

              event     start, hint or solution; solution means that you looked at the solution
                        before you were done

            Any other line, and any line before the last 10,000, is skipped, and counted as damaged
            in the participant's row.
            """
    ) { arguments, _ in
        let path = arguments.words[0]
        var room = try Room(at: path)
        var problem = ""
        while Terminal.isInteractive, !arguments[once] {
            Terminal.current.show(room.lines + [Line(problem, .yellow), Line("Press Control-C to stop.", .dim)])
            // A shared folder doesn't report changes, so the board polls.
            Thread.sleep(forTimeInterval: 2)
            do {
                room = try Room(at: path)
                problem = ""
            } catch {
                // The board stays open while the folder can't be reached.
                problem = "Not refreshed: \(error)"
            }
        }
        try Terminal.current.print(room.lines)
        return 0
    }

    private static let once = Flag(
        "--once", "print the display once; the default if the output isn't a terminal")
}

extension Replay {
    /// - Parameter word: The exercise's number, or nil for the last exercise that was checked.
    init(of word: String?, in log: SessionLog, at path: String) throws(KataError) {
        let exercises = log.entries.map(\.exercise)
        guard let number = exercises.last(where: { word == nil || word == "\($0)" }) else {
            let known = Set(exercises.map(String.init)).sorted().joined(separator: ", ")
            let next = known.isEmpty ? "Run 'swift run kata check'." : "It has checks of: \(known)."
            throw KataError("'\(path)' has no check\(word.map { " of exercise '\($0)'" } ?? ""). \(next)")
        }
        self.init(of: number, in: log)
    }
}
