import Foundation
import Structure

/// The size of a participant's change in an exercise.
struct Effort: Codable, Sendable, Equatable {
    let files, added, deleted: Int
    /// The numbers of places that read an entity's facts to show them, and of places that navigate, before and after.
    let formatting, navigating: [Int]

    init(from start: [String: String], to now: [String: String], in app: App) throws {
        let edits = try Comparison(("start", start), ("now", now)).changedLines()
        (files, added, deleted) = (edits.count, edits.map(\.added).reduce(0, +), edits.map(\.deleted).reduce(0, +))
        let places = [start, now].compactMap { StructureLamp.places(in: app.facts(of: $0), of: app.vocabulary) }
        (formatting, navigating) = (places.map(\.formatting), places.map(\.navigating))
    }

    static let names = ["files touched", "lines", "places that format", "places that navigate"]

    var figures: [String] {
        let places = [formatting, navigating].map { $0.map(String.init).joined(separator: " → ") }
        return ["\(files)", "+\(added) -\(deleted)"] + places
    }
}
