import Dispatch

/// Tries a law, and ends the program with the law's name if that takes longer: code that never suspends can't be
/// cancelled. Ten minutes, since the laws share an actor, and other programs and sanitizers take time.
@MainActor package func withDeadline(
    of seconds: Int = 600, for law: some CustomStringConvertible, _ check: () async throws -> Void
) async rethrows {
    let name = law.description
    // Sendable, since it runs on another thread while the law holds the main actor.
    let alarm = DispatchWorkItem { @Sendable in
        fatalError("The law '\(name)' did not finish within \(seconds) seconds.")
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: alarm)
    defer { alarm.cancel() }
    do { try await check() } catch _ where Trial.fault == nil {
        // On a busy machine, what a step does off the main actor may come too late: once more, with time for it.
        retries += 1
        defer { retries -= 1 }
        try await check()
    }
}
