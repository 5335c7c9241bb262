/// The token of a subscription. Keeps the subscription and its source alive, as Combine's `AnyCancellable` does.
public class Cancellable {
    @inlinable init() {}

    /// Ends the subscription, as releasing the token does. Nothing more arrives, and a second call does nothing. O(1).
    public func cancel() {}

    /// Adds the token to the array `tokens`, which keeps the subscription alive.
    public func store(in tokens: inout [Cancellable]) { tokens.append(self) }
}
