import Foundation

/// The words behind a participant's command: `--in DIR`, switches, and the rest.
struct CommandWords {
    private(set) var folder: String?
    private(set) var switches: Set<String> = []
    private(set) var rest: [String] = []

    /// - Throws: ``UsageError`` for a switch that is none of `known`, or more than `count` other words.
    init(_ words: [String], switches known: Set<String> = [], upTo count: Int = 0) throws {
        var words = words[...]
        while let word = words.popFirst() {
            if word == "--in" {
                guard let path = words.popFirst() else { throw UsageError("'--in' needs a folder: --in DIR") }
                folder = path
            } else if known.contains(word) {
                switches.insert(word)
            } else if word.hasPrefix("-") {
                throw UsageError("Unknown option '\(word)'.")
            } else {
                rest.append(word)
            }
        }
        if rest.count > count { throw UsageError("'\(rest[count])' is one word too many.") }
    }
}

extension Workspace {
    /// The exercise that is being done here.
    /// - Throws: A ``RouteError`` where none was begun.
    func currentExercise() throws -> Exercise {
        guard isLaid, let number = Progress(contentsOf: progress).current,
            let exercise = Exercise.all.first(where: { $0.number == number })
        else { throw RouteError("No exercise is begun in '\(folder.path)'. Begin with 'swift run kata start 1'.") }
        return exercise
    }
}
