import ExerciseKit

/// The layers of a step and the calls between them, as shown in the step's trace.
struct StepMap: Equatable {
    /// A call, notification or reference from one layer to another.
    struct Arrow: Hashable {
        enum Kind: Sendable { case call, binding, weak }

        let from: String
        let to: String
        let kind: Kind
    }

    /// The layers from the view down, along with the service and the navigator, which aren't part of the step.
    let boxes: [String]
    /// The calls, notifications and references, without duplicates.
    let arrows: [Arrow]

    private static let names = [
        "View", "Presenter", "ViewModel", "Interactor", "Router", "Navigator", "Service",
    ]

    /// - Parameter trace: The trace's lines, such as `View → ViewModel fetchMovies()`.
    init(of trace: [String]) {
        var arrows: [Arrow] = []
        func add(_ arrow: Arrow) {
            if !arrows.contains(arrow) { arrows.append(arrow) }
        }
        let kinds: [Substring: Arrow.Kind] = ["→": .call, "⇢": .binding]
        for words in trace.map({ $0.split(separator: " ") }) where words.count > 2 {
            guard let kind = kinds[words[1]] else { continue }
            add(Arrow(from: String(words[0]), to: String(words[2]), kind: kind))
        }
        let ends = Set(arrows.flatMap { [$0.from, $0.to] })
        boxes = Self.names.filter(ends.contains)
        // The router references the view, weakly, but never calls it, so the trace doesn't show this arrow.
        if arrows.contains(where: { $0.from == "Router" }) {
            add(Arrow(from: "Router", to: "View", kind: .weak))
        }
        self.arrows = arrows
    }
}
