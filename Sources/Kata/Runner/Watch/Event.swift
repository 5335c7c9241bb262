import Foundation
import Synchronization

enum Event: Sendable {
    case key(Key)
    case saved
    /// A path that every check needs is missing.
    case gone(String)
    /// The check ended, at this time of day, after some seconds; by a `CancellationError` if it was obsolete.
    case checkEnded(Result<Check, any Error>, at: String, seconds: Double)
    /// The terminal or the user sent it, as control-Z does; SIGCONT also says that the terminal is ours again.
    case signal(Int32)
}

enum Effect: Sendable, Equatable {
    case beginCheck
    /// End the check that is under way; an event says when it has ended.
    case endCheck
    case note(seconds: Double)
    /// Do what the key asks for; the solution and the differences from it only if that's allowed, or the user is sure.
    case perform(Key, isSure: Bool = false)
    case wipe
    case stop
    case resume
    case leave(Int32)
}

/// Events from any thread, in the order in which they were sent.
final class Events: Sendable {
    private let waiting = Mutex<[Event]>([])
    private let count = DispatchSemaphore(value: 0)

    func send(_ event: Event) {
        waiting.withLock { $0.append(event) }
        count.signal()
    }

    func next() -> Event {
        count.wait()
        return waiting.withLock { $0.removeFirst() }
    }
}
