import Synchronization
public import Testing

/// How many runs of a parameterised test were executed.
nonisolated public final class RunCount: Sendable {
    private let count = Mutex(0)

    /// Begins at none.
    public init() {}

    var value: Int { count.withLock(\.self) }

    /// Counts one more.
    public func add() { count.withLock { $0 += 1 } }
}

/// Counts what was executed, so that nothing can be skipped in silence.
nonisolated public struct CountingRuns: TestTrait, TestScoping {
    let executed: RunCount
    let expected: Int

    /// Counts for the test as a whole, and not for each of its cases.
    public func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        testCase == nil ? self : nil
    }

    /// Runs the test, and compares.
    public func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await body()
        #expect(executed.value == expected, "as many runs as there are laws, steps and views")
    }
}

nonisolated extension Trait where Self == CountingRuns {
    /// Expects that a test executed exactly `expected` runs, each of which is counted by `executed`.
    public static func countingRuns(of executed: RunCount, to expected: Int) -> Self {
        Self(executed: executed, expected: expected)
    }
}
