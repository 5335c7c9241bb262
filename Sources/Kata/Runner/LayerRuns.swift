import Conformance
import Foundation
import Structure

extension LawRuns {
    /// The file that is in a participant's copy while the laws of single layers run.
    static let layersFile = "Tests/LawTests/Layers.swift"

    /// Tries the laws of single layers on a copy whose layers have the names and initializers of the reference's.
    /// - Returns: Nil if its layers differ in shape from the reference's.
    static func ofLayers(
        of exercise: Exercise, in workspace: Workspace, unless cancellation: Cancellation
    ) throws -> LawRuns? {
        let layers = "Step\(exercise.target.rawValue)Layers"
        let text = try workspace.repository.text(at: "Tests/TopMoviesTests/Layers/\(layers).swift")
            .replacing(Step.all[exercise.target.rawValue - 1].module, with: exercise.app.module)
        let kinds: [LayerLaw.Layer] =
            [.business, .view] + (exercise.target >= .presenter ? [.presenter] : [])
            + (exercise.target >= .router ? [.router] : [])
        let tests = Resource.text(
            "LayerTests.template", ["layers": layers, "kinds": kinds.map { ".\($0)" }.joined(separator: ", ")])
        defer { try? workspace.folder.appending(path: layersFile).removeIfThere() }
        try workspace.folder.write([layersFile: text + tests])
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
