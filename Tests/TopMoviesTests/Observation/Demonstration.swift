import Conformance
import Observation
import Testing

@testable import Step4Observation

/// A demonstration of whether each of the two ways of observing keeps one of `Binding`'s promises.
nonisolated struct Demonstration: Sendable, CustomTestStringConvertible {
    /// The demonstration's name in the table of `Steps/observation.md`.
    let testDescription: String
    /// The demonstration's row in the table.
    let row: String
    let show: @MainActor @Sendable (Way) async throws -> Void

    /// - Parameters:
    ///   - promise: The promise's number in the docstring of `Binding`'s `Observable`, or a dash.
    ///   - tracking: The result with `withObservationTracking`, as used by `Tracking`.
    ///   - observations: The result with `Observations`.
    init(
        _ promise: String, _ id: String, _ tracking: String, _ observations: String,
        show: @escaping @MainActor @Sendable (Way) async throws -> Void
    ) {
        testDescription = id
        self.show = show
        row = "| \(promise) | `\(id)` | \(tracking) | \(observations) |"
    }

    /// Creates a demonstration in which both ways report the same values, but not until a later turn of the main actor.
    init(
        _ promise: String, _ id: String, _ fate: String, heard: [[Int]],
        of read: @escaping @MainActor @Sendable (Model) -> [Int] = { [$0.value] },
        change: @escaping @MainActor @Sendable (Model) -> Void
    ) {
        self.init(promise, id, fate, fate) { way in
            let model = Model()
            var all: [[Int]] = []
            let observer = Observer(way, { read(model) }) {
                all.append($0)
            }
            await settle()
            change(model)
            #expect(all == Array(heard.prefix(1)))
            await settle()
            #expect(all == heard)
            withExtendedLifetime(observer) {}
        }
    }
}

/// The two ways of observing.
nonisolated enum Way: CaseIterable, Sendable { case tracking, observations }

/// How well each way of observing keeps `Binding`'s promises, demonstrated one by one.
@Suite(.serialized) struct DemonstrationTests {
    @Test(arguments: Demonstration.all, Way.allCases)
    func `each way of observing does what the page's table says`(demonstration: Demonstration, way: Way) async throws {
        if way == .observations {
            guard #available(macOS 26, iOS 26, *) else { return }
        }
        try await demonstration.show(way)
    }

    @Test func `the page's table has a row for each demonstration`() throws {
        // The rows that begin with a promise's number or a dash, without the last column.
        let rows = try StepsPage.observation.lines.compactMap { line in
            line.firstMatch(of: /^\| [0-9–] \| `[a-z-]+` \| [^|]+ \| [^|]+ \|/).map { String($0.0) }
        }
        #expect(rows == Demonstration.all.map(\.row))
    }
}

/// A target that outlives every `Tracking`.
private let living = Model()

/// The observed model.
@Observable final class Model {
    var value = 0
    var other = 0
}

/// An observer that passes the result of `read` to `body`, initially and after changes, until the observer is released.
final class Observer {
    private var tracking: Tracking?
    private var task: Task<Void, Never>?

    init<Value: Sendable>(
        _ way: Way,
        _ read: @escaping @MainActor @Sendable () -> Value,
        body: @escaping (Value) -> Void
    ) {
        switch way {
        case .tracking:
            tracking = Tracking(for: living) { _ in body(read()) }
        case .observations:
            task = Task {
                // The package also supports systems without `Observations`.
                guard #available(macOS 26, iOS 26, *) else { return }
                for await value in Observations({ read() }) {
                    body(value)
                }
            }
        }
    }

    isolated deinit { task?.cancel() }
}
