import Dispatch

/// How long a law waits for something that has to happen. Each wait in vain halves it, down to a quarter of a second,
/// so that an app in which nothing works is judged in seconds.
private var patience = Duration.seconds(4)

/// Waits until everything that was ready to run on the main actor has run, for what must *not* happen.
@MainActor package func settle() async {
    for _ in 1...5 {
        await withCheckedContinuation { turn(10, $0) }
        // By the time this returns, any work on another thread is most likely back on the main actor.
        await Task.detached {}.value
    }
}

/// Moves to the end of the main actor's queue this many times. `Task.yield` would change threads twice each time.
private func turn(_ times: Int, _ end: CheckedContinuation<Void, Never>) {
    guard times > 0 else { return end.resume() }
    Task { turn(times - 1, end) }
}

/// Waits until `condition` holds, or until it's clear that it never will: after ``patience``, or once `isHopeless`.
@MainActor package func wait(
    until condition: () -> Bool, unless isHopeless: () -> Bool = { false }
) async {
    await settle()
    // A faulty double does all its work on the main actor, so what hasn't happened by now won't happen.
    let limit = Fault.isOnTrial ? .zero : patience
    let start = ContinuousClock.now
    while !condition(), !isHopeless() {
        guard ContinuousClock.now - start < limit else {
            if !Fault.isOnTrial { patience = max(patience / 2, min(patience, .milliseconds(250))) }
            return
        }
        await pause()
        await settle()
    }
}

/// Lets other threads run for a millisecond.
private func pause() async {
    await withCheckedContinuation { continuation in
        DispatchQueue.global().asyncAfter(deadline: .now() + .milliseconds(1)) {
            continuation.resume()
        }
    }
}

/// Fails the law unless a value soon equals another, and reports where they differ.
@MainActor package func require<Value: Equatable>(
    _ what: String, soon seen: @autoclosure () -> Value, is expected: Value
) async throws {
    await wait { seen() == expected }
    try require(what, seen(), is: expected)
}

/// Fails the law unless a condition soon holds.
@MainActor package func require(
    soon condition: @autoclosure () -> Bool, _ otherwise: @autoclosure () -> String
) async throws {
    await wait { condition() }
    try require(condition(), otherwise())
}
