import Dispatch

/// Runs a law. At the time limit, ends the program and names the law, because code that never suspends can't be
/// cancelled. The default is ten minutes, because the laws share an actor, and other programs and sanitizers take time.
@MainActor package func withDeadline(
    of seconds: Int = 600, for law: some CustomStringConvertible, _ check: () async throws -> Void
) async rethrows {
    let name = law.description
    // Sendable, because it runs on another thread while the law occupies the main actor.
    let alarm = DispatchWorkItem { @Sendable in
        fatalError("The law '\(name)' did not finish within \(seconds) seconds.")
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds), execute: alarm)
    defer { alarm.cancel() }
    try await check()
}
