import Foundation

/// The size of a participant's change in an exercise.
struct Effort: Codable, Sendable, Equatable {
    let files: Int
    let added: Int
    let deleted: Int

    init(from start: [String: String], to now: [String: String], in _: App) throws {
        let edits = try Comparison(("start", start), ("now", now)).changedLines()
        files = edits.count
        added = edits.map(\.added).reduce(0, +)
        deleted = edits.map(\.deleted).reduce(0, +)
    }

    static let names = ["files touched", "lines"]

    var figures: [String] { ["\(files)", "+\(added) -\(deleted)"] }
}
