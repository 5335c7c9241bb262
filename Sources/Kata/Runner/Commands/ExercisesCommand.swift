import Foundation

/// `kata exercises`: tries each exercise as a participant would, from its start over a wrong turn to its solution.
struct ExercisesCommand: KataCommand {
    static let name = "exercises"
    static let audience = Audience.authors
    static let summary = "try each exercise: its start, a wrong turn, its solution"
    static let help = """
        Usage: kata exercises [N]

        Lays each exercise, or exercise N, in a folder of its own in .build, and checks it as a participant would: at the start,
        after a wrong turn, with the reference solution, and for exercise 2 after each of the micro-steps of its task.

        Exit status: 0, or 1 if a verdict is another than was foretold.
        """

    private let repository: Repository
    private let exercises: [Exercise]

    init(_ words: [String], in repository: Repository) throws {
        let rest = try CommandWords(words, upTo: 1).rest
        exercises = Exercise.all.filter { exercise in rest.first.map { "\(exercise.number)" == $0 } ?? true }
        guard !exercises.isEmpty else { throw UsageError("There is no exercise '\(rest[0])'.") }
        self.repository = repository
    }

    func run() throws -> Int32 {
        let folder = repository.root.appending(path: ".build/exercises")
        let trial = Trial(
            workspace: Workspace(
                in: repository, folder: folder.appending(path: "copy"), store: folder.appending(path: "store")))
        var isAsForetold = true
        for exercise in exercises {
            print("Exercise \(exercise.number), \(exercise.title)")
            for line in try trial.lines(of: exercise) {
                print("  \(line.isAsForetold ? "ok " : "NOT")  \(line.text)")
                isAsForetold = isAsForetold && line.isAsForetold
            }
        }
        print(isAsForetold ? "Each verdict is as foretold." : "Not each verdict is as foretold.")
        return isAsForetold ? 0 : 1
    }
}
