import Conformance
import Observation
import Testing

@testable import Step4Observation

/// A promise of `Binding`, and whether the two ways to observe keep it.
nonisolated struct Demonstration: Sendable, CustomTestStringConvertible {
    /// Its name in the text's table.
    let testDescription: String
    /// The row of the table.
    let row: String
    let show: @MainActor @Sendable (Way) async throws -> Void

    /// - Parameters:
    ///   - promise: Its number in the docstring of `Binding`'s `Observable`, or a dash.
    ///   - tracking: What becomes of it with `withObservationTracking`, as `Tracking` uses it.
    ///   - observations: What becomes of it with `Observations`.
    init(
        _ promise: String, _ id: String, _ tracking: String, _ observations: String,
        show: @escaping @MainActor @Sendable (Way) async throws -> Void
    ) {
        (testDescription, self.show) = (id, show)
        row = "| \(promise) | `\(id)` | \(tracking) | \(observations) |"
    }

    /// Creates one where both ways deliver the same values, and none in the turn of the change.
    init(
        _ promise: String, _ id: String, _ fate: String, heard: [[Int]],
        of read: @escaping @MainActor @Sendable (Model) -> [Int] = { [$0.value] },
        change: @escaping @MainActor @Sendable (Model) -> Void
    ) {
        self.init(promise, id, fate, fate) { way in
            let model = Model()
            var all: [[Int]] = []
            let observer = Observer(way, { read(model) }) { all.append($0) }
            await settle()
            change(model)
            #expect(all == Array(heard.prefix(1)))
            await settle()
            #expect(all == heard)
            withExtendedLifetime(observer) {}
        }
    }
}

/// The two ways to observe.
nonisolated enum Way: CaseIterable, Sendable { case tracking, observations }

/// Which of `Binding`'s promises Observation keeps, each shown by a run.
@Suite(.serialized) struct DemonstrationTests {
    @Test(arguments: Demonstration.all, Way.allCases)
    func `what each way to observe does about each promise`(demonstration: Demonstration, way: Way) async throws {
        if way == .observations { guard #available(macOS 26, iOS 26, *) else { return } }
        try await demonstration.show(way)
    }

    @Test func `the text's table has a row for each of them`() throws {
        // The rows that begin with a promise's number, up to what tells why.
        let rows = try StepsPage.observation.lines.compactMap { line in
            line.firstMatch(of: /^\| [0-9–] \| `[a-z-]+` \| [^|]+ \| [^|]+ \|/).map { String($0.0) }
        }
        #expect(rows == Demonstration.all.map(\.row))
    }
}

/// A target that outlives its tracking.
private let living = Model()

/// The observed model.
@Observable final class Model {
    var value = 0
    var other = 0
}

/// Passes what `read` returns to `body`, now and after changes, for as long as this lives.
final class Observer {
    private var tracking: Tracking?
    private var task: Task<Void, Never>?

    init<Value: Sendable>(
        _ way: Way, _ read: @escaping @MainActor @Sendable () -> Value, body: @escaping (Value) -> Void
    ) {
        switch way {
        case .tracking: tracking = Tracking(for: living) { _ in body(read()) }
        case .observations:
            task = Task {
                // The package supports systems that came before it.
                guard #available(macOS 26, iOS 26, *) else { return }
                for await value in Observations({ read() }) { body(value) }
            }
        }
    }

    isolated deinit { task?.cancel() }
}
