/// The tests of a commit: this package's own laws, tried on one step.
struct CommitTests {
    let step: Step
    let repository: Repository

    /// What each file holds, by its path.
    func files() throws -> [String: String] {
        let tests = "Tests/TopMoviesTests"
        var files = ["Sources/TestSupport/CountingRuns.swift": try text("Tests/TestSupport/CountingRuns.swift")]
        for name in ["LawTests.swift", "LayerLawTests.swift"] {
            files["\(tests)/\(name)"] = try text("\(tests)/\(name)")
        }
        files["\(tests)/TopMoviesLayers.swift"] = try text("\(tests)/Layers/Step\(step.number)Layers.swift")
            .replacing(step.module, with: "TopMovies").replacing("Step\(step.number)Layers", with: "TopMoviesLayers")
        files["\(tests)/Step.swift"] = "import ConsoleUI\n" + App.topMovies.conformance(of: "TopMovies", after: oneStep)
        return files
    }

    private func text(_ path: String) throws -> String { try repository.text(at: path) }

    /// The steps that the tests try: this one alone.
    private var oneStep: String {
        Resource.text("Step.template").replacing("{hasPresenter}", with: "\(step.number >= 2)")
            .replacing("{hasRouter}", with: "\(step.number >= 3)")
    }
}
