import Foundation
import Synchronization

/// A clock that stands still until a test advances it.
final nonisolated class ManualClock: Clock {
    typealias Instant = ContinuousClock.Instant

    private struct State {
        var now = ContinuousClock.now
        var sleepers: [UUID: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock(\.now) }
    var minimumResolution: Duration { .zero }

    /// The number of tasks that are waiting for a deadline.
    var sleeperCount: Int { state.withLock(\.sleepers.count) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                state.withLock { state in
                    // Any later cancellation has to wait for the lock, and then finds the sleeper.
                    if Task.isCancelled {
                        continuation.resume(throwing: CancellationError())
                    } else if deadline <= state.now {
                        continuation.resume()
                    } else {
                        state.sleepers[id] = (deadline, continuation)
                    }
                }
            }
        } onCancel: {
            let sleeper = state.withLock { $0.sleepers.removeValue(forKey: id) }
            sleeper?.continuation.resume(throwing: CancellationError())
        }
    }

    /// Advances the clock, and wakes the tasks whose deadline has arrived.
    func advance(by duration: Duration) {
        state.withLock { state in
            state.now = state.now.advanced(by: duration)
            for (id, sleeper) in state.sleepers where sleeper.deadline <= state.now {
                state.sleepers[id] = nil
                sleeper.continuation.resume()
            }
        }
    }
}

/// Yields until `isSettled` returns true.
///
/// Work outside the main actor takes an unpredictable number of yields. After 100,000 yields, the function returns, and
/// the test's next expectation fails.
@MainActor
func settle(until isSettled: () -> Bool) async {
    for _ in 0..<100_000 {
        if isSettled() { return }
        await Task.yield()
    }
}
