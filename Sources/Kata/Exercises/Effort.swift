import Foundation
import Structure

/// What a participant changed in an exercise, in figures.
struct Effort: Codable, Sendable, Equatable {
    let files: Int
    let added: Int
    let deleted: Int
    /// How many places read a movie's facts to show them, at the start and now.
    let formatting: [Int]
    /// How many places push or pop a screen, at the start and now.
    let navigating: [Int]

    init(from start: [String: String], to now: [String: String], in app: App) throws {
        let changed = try Comparison(("start", start), ("now", now)).changedLines()
        files = changed.count
        added = changed.map(\.added).reduce(0, +)
        deleted = changed.map(\.deleted).reduce(0, +)
        let places = [start, now].map { StructureLamp.places(in: app.facts(of: $0), of: app.vocabulary) }
        (formatting, navigating) = (places.map(\.formatting), places.map(\.navigating))
    }

    /// The figures, each with its name.
    var rows: [(name: String, figure: String)] {
        [
            ("files touched", "\(files)"), ("lines", "+\(added) -\(deleted)"),
            ("places that format", formatting.map(String.init).joined(separator: " → ")),
            ("places that navigate", navigating.map(String.init).joined(separator: " → ")),
        ]
    }
}
