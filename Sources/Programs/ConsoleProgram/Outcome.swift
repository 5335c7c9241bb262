public import ConsoleUI

/// How the program would end now.
public final class Outcome {
    /// The last words of a program, and its exit status.
    public struct Failure {
        let message: String
        let status: ExitCode

        /// Creates a failure from a message of one line that ends with what to do next.
        public init(_ message: String, _ status: ExitCode) {
            (self.message, self.status) = (message, status)
        }
    }

    /// The failure, or nil if all is well, or well again.
    public var failure: Failure?

    init() {}
}

/// An error of a service that a program may end with.
nonisolated public protocol ServiceFailure: Error {
    /// One line that ends with what to do next.
    var message: String { get }
    /// The program's exit status.
    var exitCode: ExitCode { get }
}

/// Reports the calls of a service: each to the trace, and whether the last one failed to the outcome.
public final class ServiceReport {
    private let hop: String
    private let console: Console
    private let trace: ((String) -> Void)?
    private let outcome: Outcome

    init(_ hop: String, console: Console, trace: ((String) -> Void)?, outcome: Outcome) {
        (self.hop, self.console, self.trace, self.outcome) = (hop, console, trace, outcome)
    }

    /// Performs a call, and reports it.
    /// - Parameters:
    ///   - name: What follows the hop in the trace.
    ///   - remarks: Sentences about the answer, for the diagnostics.
    nonisolated public func call<Answer: Sendable, Failure: ServiceFailure>(
        _ name: String = "", remarks: (Answer) -> [String] = { _ in [] }, _ call: () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        await willCall(name)
        do throws(Failure) {
            let answer = try await call()
            await didCall(nil, remarks(answer))
            return answer
        } catch {
            await didCall(Outcome.Failure(error.message, error.exitCode))
            throw error
        }
    }

    private func willCall(_ name: String) { trace?(hop + name) }

    private func didCall(_ failure: Outcome.Failure?, _ remarks: [String] = []) {
        // A newer call has cancelled this one: its answer is dropped.
        guard !Task.isCancelled else { return }
        outcome.failure = failure
        for remark in remarks { console.note(remark) }
    }
}
