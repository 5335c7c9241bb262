/// The token of a subscription. Keeps the subscription and its source alive, as Combine's `AnyCancellable` does.
public class Cancellable {
    @inlinable init() {}

    /// Ends the subscription, as releasing the token does. Nothing more arrives, and a second call does nothing. O(1).
    public func cancel() {}

    /// Adds the token to `tokens`, so that the subscription lasts as long as they do.
    public func store(in tokens: inout [Cancellable]) { tokens.append(self) }
}
