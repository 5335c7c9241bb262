package import MovieCatalog

/// The calls to a service, which a law can answer at any time and in any order.
@MainActor package final class ScriptedCalls<Answer: Sendable>: Sendable {
    /// The number of calls to the service.
    package private(set) var calls = 0
    /// The number of calls that were cancelled before they were answered.
    package private(set) var cancellations = 0
    private var unanswered: [Int: CheckedContinuation<Answer, Never>] = [:]
    private var answersUnderWay = 0

    package init() {}

    /// Answers call number `call`, counted from 1, as soon as it's there, and waits until the answer arrives.
    package func answer(_ call: Int, with answer: Answer) async throws {
        await wait { unanswered[call] != nil }
        guard let waiting = unanswered.removeValue(forKey: call) else {
            throw LawViolation(
                description: "calls to the service: \(calls), so there is no call \(call) to answer")
        }
        answersUnderWay += 1
        waiting.resume(returning: answer)
        // The answer goes through another thread, which may take a long time on a busy machine.
        while answersUnderWay > 0 { await Task.yield() }
        await settle()
    }

    /// Calls the service, and waits for the law's answer even if the task is cancelled.
    package func call() async -> Answer {
        calls += 1
        let call = calls
        defer { answersUnderWay -= 1 }
        return await withTaskCancellationHandler {
            await withCheckedContinuation { unanswered[call] = $0 }
        } onCancel: {
            Task { @MainActor in self.cancellations += 1 }
        }
    }
}

/// A movie service whose calls a law answers.
typealias ScriptedMovieService = ScriptedCalls<Result<MovieFeed, MovieServiceError>>

extension ScriptedCalls: MovieService where Answer == Result<MovieFeed, MovieServiceError> {
    package nonisolated func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        try await call().get()
    }
}
