import ExerciseKit

/// The layers of a step and the calls between them, as shown in the step's trace.
struct StepMap: Equatable {
    /// A call, notification or reference from one layer to another.
    struct Arrow: Hashable {
        enum Kind: Sendable { case call, binding, weak }

        let from, to: String
        let kind: Kind
    }

    /// The layers from the view down, along with the service and the navigator, which aren't part of the step.
    let boxes: [String]
    /// The calls, notifications and references, without duplicates.
    let arrows: [Arrow]

    private static let names = ["View", "Presenter", "ViewModel", "Interactor", "Router", "Navigator", "Service"]

    /// - Parameter trace: The trace's lines, such as `View → ViewModel fetchMovies()`.
    init(of trace: [String]) {
        let kinds: [Substring: Arrow.Kind] = ["→": .call, "⇢": .binding]
        let hops = trace.map { $0.split(separator: " ") }.compactMap { words in
            words.count < 3 ? nil : kinds[words[1]].map { Arrow(from: "\(words[0])", to: "\(words[2])", kind: $0) }
        }
        // The router references the view, weakly, but never calls it, so the trace doesn't show this arrow.
        let up = hops.contains { $0.from == "Router" } ? [Arrow(from: "Router", to: "View", kind: .weak)] : []
        arrows = (hops + up).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
        boxes = Self.names.filter { name in hops.contains { $0.from == name || $0.to == name } }
    }
}
