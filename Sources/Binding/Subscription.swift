/// A token that is also an entry in its source's list of observers.
@usableFromInline final class Subscription<Value>: Cancellable, CustomReflectable {
    @usableFromInline typealias Link = Uncounted<Subscription>
    @usableFromInline var source: Observable<Value>?
    // Deliberately unchecked: a call borrows the closure in place, and `cancel()` may move it out during the call.
    @exclusivity(unchecked) @usableFromInline var body: Body<Value>?
    /// The number of values that had been set when the observer subscribed.
    @usableFromInline let since: Int
    @exclusivity(unchecked) @usableFromInline var next: Link?
    @exclusivity(unchecked) @usableFromInline var previous: Link?

    @inlinable init(to source: Observable<Value>, _ body: @escaping (Value) -> Void) {
        self.source = source
        self.body = Body(body)
        since = source.sets
        previous = source.last
        super.init()
        source.last = Link(self)
        if let previous { previous.borrow { $0.next = source.last } } else { source.first = source.last }
    }

    @inlinable deinit { cancel() }

    @inlinable override func cancel() {
        guard let source else { return }
        self.source = nil
        if let next { next.borrow { $0.previous = previous } } else { source.last = previous }
        if let previous { previous.borrow { $0.next = next } } else { source.first = next }
        if source.cursor?.object === self { source.cursor = next }
        // Free the closure only now: releasing it may cancel other subscriptions. If it's running, free it afterwards.
        guard let body = body.take(), source.running?.object === self else { return }
        source.running = nil
        source.ended = body.closure
        source.cursor = next
    }

    // Reflection, as in a failed `#expect`, can't copy a noncopyable closure, and would trap.
    @usableFromInline var customMirror: Mirror { Mirror(self, children: ["source": source as Any]) }
}

/// A noncopyable closure. It's called in place, without a retain, and can be moved to storage that outlives the call.
@usableFromInline struct Body<Value>: ~Copyable {
    @usableFromInline let closure: (Value) -> Void

    @inlinable init(_ closure: @escaping (Value) -> Void) { self.closure = closure }
    @inlinable borrowing func callAsFunction(_ value: Value) { closure(value) }
}
