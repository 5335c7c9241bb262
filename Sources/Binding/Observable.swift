/// A value that can be read and observed, and that only its owner can set, through a ``Subject``.
///
/// ```swift
/// let subject = Subject(1)
/// let token = subject.observable.observe { print($0) }  // 1
/// subject.send(2)                                       // 2
/// token.cancel()
/// subject.send(3)                                       // nothing
/// ```
///
/// What it promises:
///
/// 1. Observing delivers the current value once, synchronously, then every later one.
/// 2. Observers are served in the order in which they subscribed.
/// 3. Every observer sees the same values in the same order, also when one of them sets a new value during delivery:
///    that value is queued behind the round under way.
/// 4. After `cancel()` nothing more arrives, not even within the round under way. Cancelling twice is harmless.
/// 5. Observing during a delivery gets the current value exactly once.
/// 6. A released token cancels; a dead target is pruned; a token does not keep its source alive; a released observable
///    frees everything it held. No cycle can be built with `bind`.
/// 7. Cancelling is O(1) among any number of observers; delivering allocates nothing; a million re-entrant sets
///    do not grow the stack.
/// 8. Sharing one between threads does not compile.
public final class Observable<Value>: CancellableSource {
    // Unchecked: the class cannot leave its thread, and no access to these calls out while it lasts, so two never
    // overlap. To have each access checked at run time made a delivery four times as dear (50 ns instead of 12).
    @exclusivity(unchecked) @usableFromInline var latest: Value
    @exclusivity(unchecked) @usableFromInline var observers = ObserverList<Value>()
    /// How many values were set so far: the number of the newest round.
    @exclusivity(unchecked) @usableFromInline var sets = 0
    /// The values set during a delivery, which wait for their rounds; nil where one has had it.
    @exclusivity(unchecked) @usableFromInline var queue: [Value?] = []
    @exclusivity(unchecked) @usableFromInline var isServing = false
    /// The observer to be served next; cancelling that one moves it on.
    @exclusivity(unchecked) @usableFromInline var cursor = ObserverList<Value>.end
    /// What a derived observable lives on: those above it, and its subscriptions to them.
    @usableFromInline var upstream: [AnyObject] = []

    @inlinable init(_ value: Value) { latest = value }

    /// The newest value set, also while an older one is still being delivered.
    @inlinable public var value: Value { latest }

    /// Delivers the current value to `body` before returning, then every later one, until the token ends.
    ///
    /// `body` is held strongly. To call an object's method use ``bind(to:_:)``, which holds the object weakly.
    /// - Complexity: O(1).
    @inlinable public func observe(_ body: @escaping (Value) -> Void) -> Cancellable {
        let token = Cancellable(self)
        subscribe(token, body)
        return token
    }

    @inlinable func subscribe(_ token: Cancellable, _ body: @escaping (Value) -> Void) {
        token.place = observers.append(since: sets, body)
        let isOutermost = !isServing
        isServing = true
        body(latest)
        guard isOutermost else { return }
        isServing = false
        if !queue.isEmpty, let next = queue.removeFirst() { serve(next) }
    }

    /// Delivers a round of `first`, then one of each value that was set meanwhile.
    @inlinable func serve(_ first: Value) {
        isServing = true
        var value = first
        var round = sets - queue.count
        var served = 0
        while true {
            cursor = observers.first
            while cursor != ObserverList<Value>.end {
                let observer = observers[cursor]
                // Whoever came after this value was set got a newer one on arrival, and so did all behind.
                guard observer.since < round else { break }
                cursor = observer.next
                observer.body(value)
            }
            guard served < queue.count, let next = queue[served].take() else { break }
            (value, round, served) = (next, round + 1, served + 1)
            if served == queue.count {
                queue.removeAll(keepingCapacity: true)
                served = 0
            }
        }
        isServing = false
    }

    @usableFromInline func cancel(_ place: Int32) {
        if cursor == place { cursor = observers[place].next }
        // Freed when the list is whole again: what the body held may cancel others as it goes.
        let body = observers.remove(place)
        withExtendedLifetime(body) {}
    }
}

@available(*, unavailable) extension Observable: Sendable {}
