/// The tests of a commit: this package's own laws, tried on one step.
struct CommitTests {
    let step: Step
    let repository: Repository

    /// What each file holds, by its name.
    /// - Throws: A ``KataError`` if an original lacks what is edited in it.
    func files() throws -> [String: String] {
        let laws = try original("LawTests.swift")
            .replacing("every law, on every step, through every view", with: "every law, through every view")
            .replacing(" laws, 4 steps, 2 views", with: " laws, 2 views")
            .replacing(" * 4 * 2", with: " * 2")
            .replacing("import TestSupport\n", with: "")
        let layerLaws = try original("LayerLawTests.swift")
            .replacing("on every step that has the layer", with: "on each layer that the step has")
            .cut(from: "\nextension Step {")
            .replacing("import TestSupport\n", with: "")
            .replacing(Self.counts, named: "static let expected = …") { counts($0.output) }
        let layers = try original("Layers/Step\(step.number)Layers.swift")
            .replacing(step.module, with: "TopMovies")
            .replacing("Step\(step.number)Layers", with: "TopMoviesLayers")
        return [
            "LawTests.swift": laws.text,
            "LayerLawTests.swift": layerLaws.text,
            "TopMoviesLayers.swift": layers.text,
            "CountingRuns.swift": try original("../TestSupport/CountingRuns.swift").text,
            "Step.swift": oneStep,
        ]
    }

    private func original(_ path: String) throws -> Original {
        Original(text: try repository.text(at: "Tests/TopMoviesTests/\(path)"), path: path)
    }

    /// The file that tells the tests which step there is.
    private var oneStep: String {
        let argument = Resource.text("Step.template").replacing("{hasPresenter}", with: "\(step.number >= 2)")
            .replacing("{hasRouter}", with: "\(step.number >= 3)")
        return "import ConsoleUI\n" + App.topMovies.conformance(of: "TopMovies", after: argument)
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

    private func counts(_ counts: Counts) -> String {
        let below = step.number == 4 ? "interactor" : "view model"
        var words = "\(counts.business) laws on the \(below), \(counts.view) on 2 views"
        var sum = "\(counts.business) + \(counts.view) * 2"
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

/// A file of this package that is changed in a few places, each of which must exist.
private struct Original {
    let text: String
    let path: String

    func replacing(_ words: String, with others: String) throws(KataError) -> Original {
        guard text.contains(words) else { throw missing(words) }
        return Original(text: text.replacing(words, with: others), path: path)
    }

    func replacing<Output>(
        _ pattern: Regex<Output>, named name: String, with others: (Regex<Output>.Match) -> String
    ) throws(KataError) -> Original {
        guard text.firstMatch(of: pattern) != nil else { throw missing(name) }
        return Original(text: text.replacing(pattern, with: others), path: path)
    }

    /// The text without what begins with `words`.
    func cut(from words: String) throws(KataError) -> Original {
        guard let range = text.firstRange(of: words) else { throw missing(words) }
        return Original(text: String(text[..<range.lowerBound]), path: path)
    }

    private func missing(_ words: String) -> KataError {
        KataError("'\(path)' no longer has '\(words)', which the history changes; adapt 'Sources/Kata/History' to it.")
    }
}
