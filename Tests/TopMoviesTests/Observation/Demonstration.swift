import Conformance
import Observation
import Testing

@testable import Step4Observation

/// A promise of `Binding`, and what becomes of it on Observation.
nonisolated struct Demonstration: Sendable, CustomTestStringConvertible {
    typealias Show = @MainActor @Sendable () async throws -> Void

    let promise: String
    let id: String
    let tracking: String
    let observations: String
    let showTracking: Show
    let showObservations: Show

    /// - Parameters:
    ///   - promise: Its number in the docstring of `Binding`'s `Observable`, or a dash.
    ///   - id: Its name in the text's table.
    ///   - tracking: What becomes of it with `withObservationTracking`, as `Tracking` uses it.
    ///   - observations: What becomes of it with `Observations`.
    init(
        _ promise: String, _ id: String, _ tracking: String, _ observations: String,
        tracking showTracking: @escaping Show,
        observations showObservations: @escaping Show
    ) {
        (self.promise, self.id, self.tracking, self.observations) = (promise, id, tracking, observations)
        (self.showTracking, self.showObservations) = (showTracking, showObservations)
    }

    var testDescription: String { id }

    /// The row of the text's table.
    var row: String { "| \(promise) | `\(id)` | \(tracking) | \(observations) |" }

    /// All, by promise.
    static let all = (delivery + order + lifetime + sharing).sorted { $0.promise < $1.promise }
}

/// What becomes of the promises of `Binding` on Observation, each shown by a run.
@Suite(.serialized)
struct DemonstrationTests {
    @Test(arguments: Demonstration.all)
    func `what withObservationTracking does about each promise`(demonstration: Demonstration) async throws {
        try await demonstration.showTracking()
    }

    @Test(arguments: Demonstration.all)
    func `what Observations does about each promise`(demonstration: Demonstration) async throws {
        guard #available(macOS 26, iOS 26, *) else { return }
        try await demonstration.showObservations()
    }

    @Test func `the text's table has a row for each of them`() throws {
        // The rows that begin with a promise's number, up to what tells why.
        let rows = try StepsPage.observation.lines.compactMap { line in
            line.firstMatch(of: /^\| [0-9–] \| `[a-z-]+` \| [^|]+ \| [^|]+ \|/).map { String($0.0) }
        }
        #expect(rows == Demonstration.all.map(\.row))
    }
}

/// What is observed.
@Observable
final class Model {
    var value = 0
    var other = 0
}

/// What an observer heard, in order, for as long as this lives.
final class Heard<Value> {
    var values: [Value] = []
    fileprivate var tracking: Tracking?
    fileprivate var task: Task<Void, Never>?

    isolated deinit { task?.cancel() }
}

/// Returns a model, and what `Tracking` hears of it.
func tracked<Value>(_ read: @escaping (Model) -> Value) -> (Model, Heard<Value>) {
    let (model, heard) = (Model(), Heard<Value>())
    heard.tracking = Tracking(for: heard) { $0.values.append(read(model)) }
    return (model, heard)
}

/// Returns a model, and what `Observations` hears of it.
func iterated<Value: Sendable>(_ read: @escaping @MainActor @Sendable (Model) -> Value) -> (Model, Heard<Value>) {
    let (model, heard) = (Model(), Heard<Value>())
    heard.task = iterate({ read(model) }, body: { [weak heard] in heard?.values.append($0) })
    return (model, heard)
}

/// Passes what `read` returns to `body`, now and after changes, until the task is cancelled.
func iterate<Value: Sendable>(
    _ read: @escaping @MainActor @Sendable () -> Value, body: @escaping (Value) -> Void
) -> Task<Void, Never> {
    Task {
        // The package supports systems that came before it.
        guard #available(macOS 26, iOS 26, *) else { return }
        for await value in Observations({ read() }) { body(value) }
    }
}
