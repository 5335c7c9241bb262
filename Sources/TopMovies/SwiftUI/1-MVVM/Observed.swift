#if canImport(SwiftUI)
    import Binding
    import Observation

    /// The newest value of one of our observables, where SwiftUI sees it change.
    ///
    /// Nothing here imports SwiftUI, whose `Binding` would hide our module of that name.
    @Observable
    final class Observed<Value> {
        private(set) var value: Value
        @ObservationIgnored private var subscription: Cancellable?

        init(_ source: Binding.Observable<Value>) {
            value = source.value
            subscription = source.bind(to: self) { observed, value in observed.value = value }
        }

        // An optimised build for macOS before 15.4 crashes on one that isn't written (swiftlang/swift#89896).
        nonisolated deinit {}
    }
#endif
