#if canImport(SwiftUI)
    import Binding
    import Observation

    /// The newest unskipped value of one of our observables, in a form that SwiftUI can observe. This file doesn't
    /// import SwiftUI, whose `Binding` would hide our module of that name.
    @Observable
    final class Observed<Value> {
        private(set) var value: Value
        @ObservationIgnored private var subscription: Cancellable?

        init(_ source: Binding.Observable<Value>, skipping isOmitted: @escaping (_ old: Value, _ new: Value) -> Bool) {
            value = source.value
            subscription = source.bind(to: self) { if !isOmitted($0.value, $1) { $0.value = $1 } }
        }

        /// Waits until a value meets the condition, or until the task is cancelled.
        static func wait(for source: Binding.Observable<Value>, until condition: @escaping (Value) -> Bool) async {
            let (answers, continuation) = AsyncStream.makeStream(of: Bool.self)
            let subscription = source.observe { continuation.yield(condition($0)) }
            for await isMet in answers where isMet { break }
            subscription.cancel()
        }
    }
#endif
