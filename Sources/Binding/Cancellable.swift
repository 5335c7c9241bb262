/// The token of a subscription, which it keeps alive together with what it observes; Combine's `AnyCancellable`.
public class Cancellable {
    @usableFromInline let tokens: [Cancellable]
    @inlinable init(_ tokens: [Cancellable] = []) { self.tokens = tokens }

    /// Ends the subscription, as releasing the token does: nothing more arrives. A second call does nothing.
    /// - Complexity: O(1) among any number of observers.
    public func cancel() { for token in tokens { token.cancel() } }

    /// Adds the token to `tokens`, so that the subscription lasts as long as they do.
    public func store(in tokens: inout [Cancellable]) { tokens.append(self) }
}

@available(*, unavailable) extension Cancellable: Sendable {}
