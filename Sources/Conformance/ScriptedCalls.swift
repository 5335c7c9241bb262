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

    /// Answers call number `call`, counted from 1, as soon as it's there, and waits until the answer arrives.
    package func answer(_ call: Int, _ answer: Answer) async throws {
        await wait { unanswered[call] != nil }
        guard let waiting = unanswered.removeValue(forKey: call) else {
            throw LawViolation(
                description: "calls to the service: \(calls), so there is no call \(call) to answer")
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

/// A movie service whose calls a law answers.
typealias ScriptedMovieService = ScriptedCalls<Result<MovieFeed, MovieServiceError>>

extension ScriptedCalls: MovieService where Answer == Result<MovieFeed, MovieServiceError> {
    convenience init() { self.init(last: .success(MovieFeed(movies: []))) }

    package nonisolated func fetchMovies() async throws(MovieServiceError) -> MovieFeed {
        try await answer().get()
    }
}
