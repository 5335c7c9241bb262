import Dispatch
import Synchronization

/// A value that another thread makes.
final class Background<Value: Sendable>: Sendable {
    private let made = DispatchSemaphore(value: 0)
    private let result = Mutex<Value?>(nil)

    init(_ make: @escaping @Sendable () -> Value) {
        DispatchQueue.global().async { [self] in
            let value = make()
            result.withLock { $0 = value }
            made.signal()
        }
    }

    /// Waits until it is there.
    var value: Value {
        made.wait()
        made.signal()
        guard let value = result.withLock({ $0 }) else {
            preconditionFailure("Background: it was signalled too early.")
        }
        return value
    }
}
