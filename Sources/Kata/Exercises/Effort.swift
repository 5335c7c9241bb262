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
        let rows = try Comparison(("start", start), ("now", now)).diff(["--numstat"]).split(separator: "\n").map {
            $0.split(separator: "\t").prefix(2).compactMap { Int($0) }
        }
        files = rows.count
        added = rows.compactMap(\.first).reduce(0, +)
        deleted = rows.compactMap(\.last).reduce(0, +)
        let places = [start, now].map {
            StructureLamp.places(
                in: SourceFacts(of: $0, named: app.sources, module: app.module), of: app.vocabulary)
        }
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
