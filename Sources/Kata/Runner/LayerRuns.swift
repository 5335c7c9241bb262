import Conformance
import Foundation
import Structure

/// The laws of single layers, tried on a copy whose layers have the names and initializers of the reference's.
struct LayerRuns {
    /// The file that is in a participant's copy while they run.
    static let file = "Tests/LawTests/Layers.swift"

    let exercise: Exercise
    let workspace: Workspace

    /// Removes what a killed run left behind.
    func clear() throws { try workspace.folder.appending(path: Self.file).removeIfThere() }

    /// - Returns: Nil if the copy's layers differ in shape from the reference's.
    func run(unless cancellation: Cancellation) throws -> LawRuns? {
        let layers = "Step\(exercise.target.rawValue)Layers"
        let text = try workspace.repository.text(at: "Tests/TopMoviesTests/Layers/\(layers).swift")
            .replacing(Step.all[exercise.target.rawValue - 1].module, with: exercise.app.module)
        let kinds: [LayerLaw.Layer] =
            [.business, .view] + (exercise.target >= .presenter ? [.presenter] : [])
            + (exercise.target >= .router ? [.router] : [])
        let tests = Resource.text(
            "LayerTests.template", ["layers": layers, "kinds": kinds.map { ".\($0)" }.joined(separator: ", ")])
        defer { try? clear() }
        try workspace.folder.write([Self.file: text + tests])
        do {
            guard try Build(workspace.folder, unless: cancellation).failures.isEmpty else { return nil }
        } catch is KataError {
            // The copy was built without them a moment ago.
            return nil
        }
        // Each law once, and those of views in both formats.
        let expected = LayerLaw.all.map { !kinds.contains($0.layer) ? 0 : $0.layer == .view ? 2 : 1 }.reduce(0, +)
        return try LawRuns(workspace.folder, expected: expected, filter: "LayerTests", unless: cancellation)
    }
}
