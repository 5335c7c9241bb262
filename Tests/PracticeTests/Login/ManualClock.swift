import Foundation
import Synchronization

/// A clock that stands still until it's advanced.
final nonisolated class ManualClock: Clock {
    typealias Instant = ContinuousClock.Instant

    private struct State {
        var now = ContinuousClock.now
        var sleepers: [UUID: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)] = [:]
    }

    private let state = Mutex(State())

    var now: Instant { state.withLock(\.now) }
    var minimumResolution: Duration { .zero }

    /// How many tasks are sleeping.
    var sleeperCount: Int { state.withLock(\.sleepers.count) }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        let id = UUID()
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
                state.withLock { state in
                    // A cancellation after this waits for the lock, and finds the sleeper.
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

    /// Advances the clock, and wakes the sleepers whose time has come.
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

/// Lets everything run until `isSettled`.
///
/// Work off the main actor takes an unknown number of yields. What isn't settled after this many never will be,
/// and the test fails with what's missing.
@MainActor
func settle(until isSettled: () -> Bool) async {
    for _ in 0..<100_000 {
        if isSettled() { return }
        await Task.yield()
    }
}
