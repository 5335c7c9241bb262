public import ConsoleUI
public import Fetching

/// One run of a program: its output, and its exit status so far.
public final class Launch {
    /// The console that the screens write to.
    public let console: Console
    /// The value of `--format`, or nil if the option isn't given.
    public let format: String?
    /// The function that receives each call between layers, or nil if no trace was requested.
    public let trace: ((String) -> Void)?
    /// The failure that determines the exit status, or nil if the last call succeeded.
    public var failure: (any ServiceFailure)?

    init(on console: Console, format: String?, isTraced: Bool) {
        self.console = console
        self.format = format
        trace = isTraced ? { console.note($0) } : nil
    }

    /// Calls a service, reports the call to the trace as `hop`, such as `Interactor → Service`, and records failures.
    /// - Parameter remarks: Returns sentences about the response, for the diagnostics.
    nonisolated public func report<Answer: Sendable, Failure: ServiceFailure>(
        _ hop: String = "", remarks: (Answer) -> [String] = { _ in [] }, _ call: () async throws(Failure) -> Answer
    ) async throws(Failure) -> Answer {
        await willCall(hop)
        do throws(Failure) {
            let answer = try await call()
            await didCall(nil, remarks(answer))
            return answer
        } catch {
            await didCall(error, [])
            throw error
        }
    }

    private func willCall(_ hop: String) { trace?(hop) }

    private func didCall(_ failure: (any ServiceFailure)?, _ remarks: [String]) {
        // If a newer call has cancelled this one, the response is dropped.
        guard !Task.isCancelled else { return }
        self.failure = failure
        for remark in remarks { console.note(remark) }
    }
}

/// A service's error, with a message and an exit status for the program.
nonisolated public protocol ServiceFailure: Error {
    /// A one-line message that ends with what to do next.
    var message: String { get }
    /// The program's exit status.
    var exitCode: ExitCode { get }
}

nonisolated extension FetchError.Kind {
    /// The exit status for a source that failed in this way.
    public var exitCode: ExitCode {
        switch self {
        case .notAFeed: .data
        case .unreadableFile: .noInput
        case .unreachableAddress: .unavailable
        }
    }
}

nonisolated extension FetchError: ServiceFailure {
    /// The exit status for a source that failed in this way.
    public var exitCode: ExitCode { kind.exitCode }
}
