import Dispatch
import Synchronization

extension Array where Element: Sendable {
    /// Returns `transform`'s result for each element, making at most one call per processor at a time.
    package func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) throws -> Value) throws -> [Value] {
        let values = Mutex<[Int: Result<Value, any Error>]>([:])
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let value = Result { try transform(self[index]) }
            values.withLock { $0[index] = value }
        }
        let results = values.withLock(\.self)
        return try indices.compactMap { try results[$0]?.get() }
    }
}
