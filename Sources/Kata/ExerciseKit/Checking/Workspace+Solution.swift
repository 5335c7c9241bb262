package import Foundation

extension Workspace {
    /// Whether the exercise is done or the participant is sure. If only the second is true, logs a `solution` note.
    /// - Throws: A ``KataError`` if an instructor's list, next to the copy's folder, doesn't include the exercise.
    package func allowsSolution(isSure: Bool) throws -> Bool {
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
    package func laySolution(of exercise: Exercise) throws -> URL {
        let place = state.appending(path: "solutions/\(exercise.folder)")
        try place.removeIfThere()
        try place.write(files(of: exercise).solution().inOneFolder)
        return place
    }
}
