/// The owner's side of an ``Observable``: whoever holds the subject sets the value.
///
/// Combine's `CurrentValueSubject`. A copy is another handle on the same observable.
public struct Subject<Value> {
    /// What the owner hands out, for others to read and observe.
    public let observable: Observable<Value>

    /// Makes an observable that holds `value`.
    @inlinable public init(_ value: Value) { observable = Observable(value) }

    @inlinable init(of observable: Observable<Value>) { self.observable = observable }

    /// The newest value set.
    @inlinable public var value: Value { observable.value }

    /// Sets a value, and delivers it to every observer before returning; during a delivery, queues it behind
    /// the round under way.
    /// - Complexity: O(n) for n observers.
    @inlinable public func send(_ value: Value) {
        observable.latest = value
        observable.sets += 1
        if observable.isServing {
            observable.queue.append(value)
        } else {
            observable.serve(value)
        }
    }

    /// Hears every later value of `source`, keeps it alive and is not kept alive by it: what an operator is made of.
    @inlinable func derive<Source>(from source: Observable<Source>, _ body: @escaping (Subject, Source) -> Void) {
        let token = Cancellable(source)
        token.place = source.observers.append(since: source.sets) { [weak observable] value in
            if let observable { body(Subject(of: observable), value) }
        }
        observable.upstream += [source, token]
    }
}
