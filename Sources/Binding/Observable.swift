/// A value that anything can read and observe, and that only its owner sets, through a ``Subject``.
///
/// ```swift
/// let subject = Subject(1)
/// let token = subject.observable.map { $0 + 1 }.observe { print($0) }  // 2
/// subject.send(2)                                                      // 3
/// ```
///
/// 1. Observing delivers the current value once, synchronously, then every later one.
/// 2. Observers are served in the order in which they subscribed.
/// 3. Every observer sees the same values in the same order: one set during a delivery waits until the round is over.
/// 4. After `cancel()` nothing more arrives, not even within the round under way. Cancelling twice is harmless.
/// 5. Observing during a delivery gets the current value exactly once.
/// 6. A released token cancels, and a token keeps what it observes alive. `bind` holds its target weakly, prunes a dead
///    one, and makes no cycle by itself, since no observable owns its observers.
/// 7. Cancelling is O(1), delivering allocates nothing, a million re-entrant sets don't grow the stack, 2 million trap.
/// 8. Sharing one between threads doesn't compile.
/// 9. In a diamond, ``combineLatest(_:)`` delivers a pair for each of its halves, the first of them half old.
public final class Observable<Value> {
    // Unchecked: no access calls out while it lasts, so two never overlap, and checks would cost more than a delivery.
    @exclusivity(unchecked) @usableFromInline var latest: Value
    @exclusivity(unchecked) @usableFromInline var first: Subscription<Value>.Link?
    @exclusivity(unchecked) @usableFromInline var last: Subscription<Value>.Link?
    /// How many values were set so far, which is the number of the newest round, and before the delivery under way.
    @exclusivity(unchecked) @usableFromInline var sets = 0
    @exclusivity(unchecked) @usableFromInline var setsBefore = 0
    /// The values that wait for their rounds; nil in place of those that have had theirs.
    @exclusivity(unchecked) @usableFromInline var queue: [Value?] = []
    @exclusivity(unchecked) @usableFromInline var isServing = false
    /// The subscription whose closure the round is calling; nil once it has ended.
    @exclusivity(unchecked) @usableFromInline var running: Subscription<Value>.Link?
    /// Whether a subscription ended since the round last looked.
    @exclusivity(unchecked) @usableFromInline var isDisturbed = false
    /// The closure of a subscription that ended while the closure ran, until its call returns, and the one after it.
    @exclusivity(unchecked) @usableFromInline var ended: ((Value) -> Void)?
    @exclusivity(unchecked) @usableFromInline var cursor: Subscription<Value>.Link?
    /// A derived observable's subscriptions and sources, released once all have ended: a release may set a value.
    @usableFromInline var upstream: [(token: Cancellable, source: AnyObject)] = []

    @inlinable init(_ value: Value) { latest = value }

    deinit { for (token, _) in upstream { token.cancel() } }

    /// The newest value set, even while an older one is still being delivered.
    @inlinable public var value: Value { latest }

    /// Delivers the current value to `body` before returning, then every later one, until the token ends.
    @inlinable public func observe(_ body: @escaping (Value) -> Void) -> Cancellable {
        let token = Subscription(to: self, body)
        let isOutermost = !isServing
        if isOutermost { (isServing, setsBefore) = (true, sets) }
        body(latest)
        if isOutermost { serveQueue() }
        return token
    }

    @inlinable func send(_ value: Value) {
        // Released when this returns, and no sooner: its release may set the next value.
        let old = exchange(&latest, with: value)
        defer { withExtendedLifetime(old) {} }
        sets += 1
        if isServing, sets - setsBefore > 2_000_000 { fatalError("two bindings set each other's values for ever") }
        guard !isServing else { return queue.append(value) }
        (isServing, setsBefore) = (true, sets)
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
        var (link, upcoming) = (first, first?.borrow { $0.next })
        // An observer that subscribed after this value was set already has a newer one; so do all after it.
        while let current = link, current.borrow({ $0.since < round }) {
            running = current
            current.borrow { $0.body?(value) }
            if isDisturbed {
                (isDisturbed, ended) = (false, nil)
                link = running == nil ? cursor : current.borrow { $0.next }
                upcoming = link?.borrow { $0.next }
            } else {
                (link, upcoming) = (upcoming, current.borrow { $0.ahead })
            }
        }
        running = nil
    }
}

@available(*, unavailable) extension Observable: Sendable {}
