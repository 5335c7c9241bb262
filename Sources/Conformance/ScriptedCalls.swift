package import MovieCatalog

/// Calls of a service that a law answers, whenever and in whatever order it likes.
@MainActor
package final class ScriptedCalls<Answer: Sendable>: Sendable {
    /// How many times the law's subject called the service.
    package private(set) var calls = 0
    /// How many unanswered calls were cancelled.
    package private(set) var cancellations = 0
    private var unanswered: [Int: Reply<Answer>] = [:]
    private let last: Answer

    /// - Parameter last: The answer to calls that a law leaves open: they end with its stage.
    package init(last: Answer) { self.last = last }

    /// Answers the call with this number, from 1, and waits until the answer arrives.
    package func answer(_ call: Int, _ answer: Answer) async throws {
        guard let reply = unanswered.removeValue(forKey: call) else {
            throw LawViolation(description: "the service was called \(calls) times, so not \(call) times")
        }
        reply(answer)
        await settle()
    }

    /// Waits for the law's answer, even if the task is cancelled.
    package func answer() async -> Answer {
        calls += 1
        let call = calls
        return await withTaskCancellationHandler {
            await Reply.awaited { unanswered[call] = $0 }
        } onCancel: {
            Task { @MainActor in self.cancellations += 1 }
        }
    }

    isolated deinit { for reply in unanswered.values { reply(last) } }
}

/// A service of movies that a law answers for.
typealias ScriptedMovieService = ScriptedCalls<Result<MovieFeed, MovieServiceError>>

extension ScriptedCalls: MovieService where Answer == Result<MovieFeed, MovieServiceError> {
    convenience init() { self.init(last: .success(MovieFeed(movies: []))) }

    package nonisolated func fetchMovies() async throws(MovieServiceError) -> MovieFeed { try await answer().get() }
}
