/// The token of one subscription, which ends with it: when it is cancelled, or when it is released.
///
/// Combine's `AnyCancellable`. It does not keep the observable alive.
public final class Cancellable {
    @usableFromInline weak var source: (any CancellableSource)?
    @usableFromInline var place: Int32 = 0

    @usableFromInline init(_ source: any CancellableSource) { self.source = source }

    deinit { cancel() }

    /// Ends the subscription: nothing more arrives; a second call does nothing.
    /// - Complexity: O(1) among any number of observers.
    public func cancel() {
        let source = source
        self.source = nil
        source?.cancel(place)
    }

    /// Keeps the token in `tokens`: the end of those is the end of the subscription.
    public func store(in tokens: inout [Cancellable]) {
        tokens.append(self)
    }
}

/// What a token cancels at: an observable, whatever its value.
@usableFromInline protocol CancellableSource: AnyObject {
    func cancel(_ place: Int32)
}

@available(*, unavailable) extension Cancellable: Sendable {}
