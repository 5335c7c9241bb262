/// The owner's handle for setting an ``Observable``'s value, like Combine's `CurrentValueSubject`.
public struct Subject<Value> {
    /// The observable that the owner exposes for others to read and observe.
    public let observable: Observable<Value>

    /// Creates a subject whose observable holds `value`.
    @inlinable public init(_ value: Value) { observable = Observable(value) }

    /// The newest value set.
    @inlinable public var value: Value { observable.value }

    /// Sets a value and delivers it to all observers before returning. During a delivery, queues it for a later round.
    @inlinable public func send(_ value: Value) { observable.send(value) }
}
