/// The owner's handle on an ``Observable``, used to set the value.
public struct Subject<Value> {
    /// The observable that the owner exposes for others to read and observe.
    public let observable: Observable<Value>

    /// Makes an observable that holds `value`.
    public init(_ value: Value) { observable = Observable(value) }

    /// The newest value set.
    public var value: Value { observable.value }

    /// Sets a value and delivers it to all observers before returning.
    public func send(_ value: Value) { observable.send(value) }
}
