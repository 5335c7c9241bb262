/// The token of a subscription.
public final class Cancellable {
    private let end: () -> Void

    init(_ end: @escaping () -> Void) { self.end = end }

    /// Ends the subscription.
    public func cancel() { end() }
}
