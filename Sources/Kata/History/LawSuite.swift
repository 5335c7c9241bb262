import Foundation

/// The tests of a commit: this package's own laws, tried on one step.
struct LawSuite {
    /// What each file holds, by its name.
    let files: [String: String]

    init(of step: Step, in root: URL) throws {
        func original(_ path: String) throws -> Original {
            try Original(root.appending(path: "Tests/TopMoviesTests/\(path)"))
        }
        let laws = try original("LawTests.swift")
            .replacing("every law, on every step, through every view", with: "every law, through every view")
            .replacing(" laws, 4 steps, 2 views", with: " laws, 2 views")
            .replacing(" * 4 * 2", with: " * 2")
            .replacing("import RunCount\n", with: "")
        let layerLaws = try original("LayerLawTests.swift")
            .replacing("on every step that has the layer", with: "on each layer that the step has")
            .cut(from: "\nextension Step {")
            .replacing("import RunCount\n", with: "")
            .replacing(Self.counts) { Self.counts(of: step, in: $0.output) }
        let layers = try original("Layers/Step\(step.number)Layers.swift")
            .replacing(step.module, with: "TopMovies")
            .replacing("Step\(step.number)Layers", with: "TopMoviesLayers")
        files = [
            "LawTests.swift": laws.text,
            "LayerLawTests.swift": layerLaws.text,
            "TopMoviesLayers.swift": layers.text,
            "CountingRuns.swift": try original("../RunCount/CountingRuns.swift").text,
            "Step.swift": OneStep.text(for: step),
        ]
    }

    private typealias Counts = (
        Substring, business: Substring, presenter: Substring, view: Substring, router: Substring
    )

    private static var counts: Regex<Counts> {
        #/
        ///\ \d.*view\ models.*\n
        \ +static\ let\ expected\ =\ (?<business>\d+)\ \*\ 4\ \+\ (?<presenter>\d+)\ \*\ 3
        \ \+\ (?<view>\d+)\ \*\ 4\ \*\ 2\ \+\ (?<router>\d+)\ \*\ 2
        /#
    }

    private static func counts(of step: Step, in counts: Counts) -> String {
        let below = step.number == 4 ? "interactor" : "view model"
        var (words, sum) = ("\(counts.business) laws on the \(below), \(counts.view) on 2 views", "")
        sum = "\(counts.business) + \(counts.view) * 2"
        if step.number >= 2 {
            words += ", \(counts.presenter) on the presenter"
            sum += " + \(counts.presenter)"
        }
        if step.number >= 3 {
            words += ", \(counts.router) on the router"
            sum += " + \(counts.router)"
        }
        return "/// \(words).\n    static let expected = \(sum)"
    }
}
