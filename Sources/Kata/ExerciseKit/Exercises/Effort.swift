import Foundation

/// The size of a participant's change in an exercise.
package struct Effort: Codable, Sendable, Equatable {
    let files: Int
    let added: Int
    let deleted: Int

    /// The hand-in file doesn't count: a different app wouldn't have it.
    /// - Parameter place: The folder for the comparison's temporary files.
    init(from start: [String: String], to now: [String: String], in place: URL) throws {
        let ends = [start, now].map { $0.filter { !$0.key.hasSuffix(ExerciseFiles.handIn) } }
        let edits = try Comparison(("start", ends[0]), ("now", ends[1]), in: place).changedLines()
        files = edits.count
        added = edits.map(\.added).reduce(0, +)
        deleted = edits.map(\.deleted).reduce(0, +)
    }

    package static let names = ["files touched", "lines"]

    package var figures: [String] { ["\(files)", "+\(added) -\(deleted)"] }
}
