/// A value that any code can read and observe, but that only its owner can set, through a ``Subject``.
///
/// ```swift
/// let subject = Subject(1)
/// let token = subject.observable.map { $0 + 1 }.observe { print($0) }  // 2
/// subject.send(2)                                                      // 3
/// ```
///
/// 1. Observing delivers the current value once, synchronously, and then every later value.
/// 2. Observers are notified in the order in which they subscribed.
/// 3. All observers get the same values in the same order, one per round. Values set in a round wait for later rounds.
/// 4. After `cancel()`, nothing more arrives, not even within the current round. Cancelling twice is harmless.
/// 5. An observer added during a delivery gets the current value exactly once.
/// 6. Releasing a token cancels its subscription, and a token keeps its source alive. `bind` holds its target weakly
///    and ends a dead target's subscription. Binding creates no cycle by itself, as observables don't own observers.
/// 7. Cancelling is O(1). A delivery allocates nothing, and values set in it don't grow the stack. Each observable
///    derived from another adds a few calls to the stack, so a chain of thousands can overflow it. Two observers that
///    set each other's values without end never return.
/// 8. Sharing an observable between threads doesn't compile.
/// 9. If both observables in a ``combineLatest(_:)`` share a source, a change to both first delivers a mixed pair.
public final class Observable<Value> {
    // Unchecked: an access runs no other code, so accesses never overlap, and a check would cost more than a delivery.
    @exclusivity(unchecked) @usableFromInline var latest: Value
    @exclusivity(unchecked) @usableFromInline var first: Subscription<Value>.Link?
    @exclusivity(unchecked) @usableFromInline var last: Subscription<Value>.Link?
    /// The number of values set so far, which is also the newest round's number.
    @exclusivity(unchecked) @usableFromInline var sets = 0
    /// The values that wait for their rounds, with nil in place of each value whose round has begun.
    @exclusivity(unchecked) @usableFromInline var queue: [Value?] = []
    @exclusivity(unchecked) @usableFromInline var isServing = false
    /// The subscription whose closure the round is calling, or nil once the subscription has ended.
    @exclusivity(unchecked) @usableFromInline var running: Subscription<Value>.Link?
    /// If a subscription ends while its closure runs: the closure, held until it returns, and the next subscription.
    @exclusivity(unchecked) @usableFromInline var ended: ((Value) -> Void)?
    @exclusivity(unchecked) @usableFromInline var cursor: Subscription<Value>.Link?
    /// A derived observable's subscriptions and sources. Subscriptions end first: releasing a source may set a value.
    @usableFromInline var upstream: [(token: Cancellable, source: AnyObject)] = []

    @inlinable init(_ value: Value) { latest = value }

    deinit {
        for (token, _) in upstream { token.cancel() }
    }

    /// The newest value set, even while an older one is still being delivered.
    @inlinable public var value: Value { latest }

    /// Delivers the current value to `body` before returning, then each later value until the token is cancelled.
    @inlinable public func observe(_ body: @escaping (Value) -> Void) -> Cancellable {
        let token = Subscription(to: self, body)
        let isOutermost = !isServing
        isServing = true
        body(latest)
        if isOutermost { serveQueue() }
        return token
    }

    @inlinable func send(_ value: Value) {
        // The old value is released only when this function returns, because its release may set the next value.
        let old = exchange(&latest, with: value)
        defer { withExtendedLifetime(old) {} }
        sets += 1
        guard !isServing else { return queue.append(value) }
        isServing = true
        serve(value, in: sets)
        if queue.isEmpty { isServing = false } else { serveQueue() }
    }

    @inlinable func serveQueue() {
        var served = 0
        while served < queue.count, let value = queue[served].take() {
            served += 1
            let round = sets - queue.count + served
            if served == queue.count {
                queue.removeAll(keepingCapacity: true)
                served = 0
            }
            serve(value, in: round)
        }
        isServing = false
    }

    @inlinable @inline(__always) func serve(_ value: Value, in round: Int) {
        var link = first
        // Observers added after this value was set have received it or a newer one. They're last in the list.
        while let current = link, current.borrow({ $0.since < round }) {
            running = current
            current.borrow { $0.body?(value) }
            if running == nil {
                // Freeing the closure may end other subscriptions, and move the cursor.
                ended = nil
                link = cursor
            } else {
                link = current.borrow { $0.next }
            }
        }
        running = nil
    }
}

@available(*, unavailable) extension Observable: Sendable {}
