import Synchronization
import Testing

/// How many runs of a parameterised test were executed.
nonisolated final class RunCount: Sendable {
    private let count = Mutex(0)

    var value: Int { count.withLock(\.self) }

    func add() { count.withLock { $0 += 1 } }
}

/// Counts what was executed, so that nothing can be skipped in silence.
nonisolated struct CountingRuns: TestTrait, TestScoping {
    let executed: RunCount
    let expected: Int

    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        testCase == nil ? self : nil
    }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await body()
        #expect(executed.value == expected, "as many runs as there are laws, steps and views")
    }
}

nonisolated extension Trait where Self == CountingRuns {
    static func countingRuns(of executed: RunCount, to expected: Int) -> Self {
        Self(executed: executed, expected: expected)
    }
}
