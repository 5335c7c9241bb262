package import MovieCatalog

/// The calls to a service, which a law can answer at any time and in any order.
@MainActor package final class ScriptedCalls<Answer: Sendable>: Sendable {
    /// The number of calls to the service.
    package private(set) var calls = 0
    /// The number of calls that were cancelled before they were answered.
    package private(set) var cancellations = 0
    private var unanswered: [Int: CheckedContinuation<Answer, Never>] = [:]
    private let last: Answer

    /// - Parameter last: The answer for calls that are still unanswered when the law's stage is released.
    package init(last: Answer) { self.last = last }

    /// Answers call number `call`, counted from 1, and waits until the answer arrives.
    package func answer(_ call: Int, _ answer: Answer) async throws {
        guard let waiting = unanswered.removeValue(forKey: call) else {
            throw LawViolation(description: "calls to the service: \(calls), so there is no call \(call) to answer")
        }
        repliesUnderWay += 1
        waiting.resume(returning: answer)
        await settle()
    }

    /// Waits for the law's answer, even if the task is cancelled.
    package func answer() async -> Answer {
        calls += 1
        let call = calls
        defer { repliesUnderWay -= 1 }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { unanswered[call] = $0 }
        } onCancel: {
            Task { @MainActor in self.cancellations += 1 }
        }
    }

    isolated deinit {
        repliesUnderWay += unanswered.count
        for waiting in unanswered.values { waiting.resume(returning: last) }
    }
}

/// The number of answers in progress. Each goes through another thread, which may take a long time on a busy machine.
@MainActor private var repliesUnderWay = 0
/// The number of laws that are being run again, with extra time for other threads.
@MainActor var retries = 0

/// Waits until everything that was ready to run has run. Most of it is on the main actor, which serves tasks in order.
package func settle() async {
    while repliesUnderWay > 0 { await Task.yield() }
    for _ in 1...(retries > 0 ? 60 : 5) {
        await withCheckedContinuation { turn(10, $0) }
        // By the time this returns, any work on another thread is most likely back on the main actor.
        await Task.detached {}.value
    }
}

/// Moves to the end of the main actor's queue this many times. `Task.yield` would change threads twice each time.
private func turn(_ times: Int, _ end: CheckedContinuation<Void, Never>) {
    if times == 0 { end.resume() } else { Task { turn(times - 1, end) } }
}

/// A movie service whose calls a law answers.
typealias ScriptedMovieService = ScriptedCalls<Result<MovieFeed, MovieServiceError>>

extension ScriptedCalls: MovieService where Answer == Result<MovieFeed, MovieServiceError> {
    convenience init() { self.init(last: .success(MovieFeed(movies: []))) }

    package nonisolated func fetchMovies() async throws(MovieServiceError) -> MovieFeed { try await answer().get() }
}
