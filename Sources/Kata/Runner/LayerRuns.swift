import Conformance
import Foundation
import Structure

/// The laws of single layers, tried on a copy whose layers have the names and initializers of the reference's.
struct LayerRuns {
    /// The file in a participant's copy that is there as long as they run.
    static let file = "Tests/LawTests/Layers.swift"

    let exercise: Exercise
    let workspace: Workspace

    init(of exercise: Exercise, in workspace: Workspace) { (self.exercise, self.workspace) = (exercise, workspace) }

    /// Removes what an earlier run left, if it was killed.
    func clear() throws { try workspace.folder.appending(path: Self.file).removeIfThere() }

    /// Tries them.
    /// - Returns: Nil where the copy's layers are not shaped like the reference's.
    func run(unless cancellation: Cancellation) throws -> LawRuns? {
        guard exercise.app.hasLayerLaws else { return nil }
        let layers = "Step\(exercise.target.rawValue)Layers"
        let text = try workspace.repository.text(at: "Tests/TopMoviesTests/Layers/\(layers).swift")
            .replacing(Step.all[exercise.target.rawValue - 1].module, with: exercise.app.module)
        defer { try? clear() }
        try workspace.folder.write([Self.file: text + Resource.text("LayerTests.template", ["layers": layers])])
        guard try Build(workspace.folder, unless: cancellation).failures.isEmpty else { return nil }
        return try LawRuns(workspace.folder, expected: expected, filter: "LayerTests", unless: cancellation)
    }

    /// Each law once, and those of views in both formats.
    private var expected: Int {
        LayerLaw.all.map { law in
            switch law.layer {
            case .business: 1
            case .view: 2
            case .presenter: exercise.target >= .presenter ? 1 : 0
            case .router: exercise.target >= .router ? 1 : 0
            }
        }.reduce(0, +)
    }
}
