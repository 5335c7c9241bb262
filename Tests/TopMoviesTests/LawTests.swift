import Conformance
import ConsoleUI
import Synchronization
import Testing

/// The one suite: every law, on every step, through every view.
struct LawTests {
    @Test(.countingRuns, arguments: LawRun.all)
    func `every law holds`(run: LawRun) async throws {
        LawRun.executed.withLock { $0 += 1 }
        do {
            try await run.law(run.step.feature, format: run.format)
        } catch let violation as LawViolation {
            Issue.record("\(run.law.sentence) Instead: \(violation)")
        }
    }

    @Test func `no two laws have the same name`() {
        #expect(Set(Law.all.map(\.id)).count == Law.all.count)
    }
}

/// One law on one step through one view.
nonisolated struct LawRun: Sendable, CustomTestStringConvertible {
    let law: Law
    let step: Step
    let format: Console.Format

    var testDescription: String { "\(step.rawValue) \(format) \(law)" }

    static let all = Law.all.flatMap { law in
        Step.allCases.flatMap { step in
            Console.Format.allCases.map { LawRun(law: law, step: step, format: $0) }
        }
    }

    static let executed = Mutex(0)
}

/// Counts what was executed, so that nothing can be skipped in silence.
nonisolated struct CountingRuns: TestTrait, TestScoping {
    func scopeProvider(for test: Test, testCase: Test.Case?) -> Self? {
        testCase == nil ? self : nil
    }

    func provideScope(
        for test: Test, testCase: Test.Case?, performing body: @concurrent @Sendable () async throws -> Void
    ) async throws {
        try await body()
        #expect(LawRun.executed.withLock(\.self) == 27 * 4 * 2, "27 laws, 4 steps, 2 views")
    }
}

nonisolated extension Trait where Self == CountingRuns {
    static var countingRuns: Self { Self() }
}
