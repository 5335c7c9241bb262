/// The owner's handle on an ``Observable``, as Combine's `CurrentValueSubject` is: with it, the owner sets the value.
public struct Subject<Value> {
    /// What the owner hands out, for others to read and observe.
    public let observable: Observable<Value>

    /// Makes an observable that holds `value`.
    @inlinable public init(_ value: Value) { observable = Observable(value) }

    /// The newest value set.
    @inlinable public var value: Value { observable.value }

    /// Sets a value and delivers it to every observer before returning; during a delivery, queues it behind the round.
    @inlinable public func send(_ value: Value) { observable.send(value) }
}
