public import Foundation

extension Thread {
    /// Whether the system allows this program six more threads. Without them, Dispatch would wait forever, and wouldn't
    /// react to signals.
    nonisolated public static var canStart: Bool {
        let started = DispatchSemaphore(value: 0)
        let end = DispatchSemaphore(value: 0)
        for _ in 1...6 {
            detachNewThread {
                started.signal()
                end.wait()
            }
        }
        defer {
            for _ in 1...6 { end.signal() }
        }
        return (1...6).allSatisfy { _ in started.wait(timeout: .now() + 5) == .success }
    }
}
