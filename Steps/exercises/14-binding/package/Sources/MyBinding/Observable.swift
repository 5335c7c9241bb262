/// A value that any code can read and observe, but that only its owner can set, through a ``Subject``.
public final class Observable<Value> {
    /// The newest value set.
    public private(set) var value: Value

    private var observers: [((Value) -> Void)?] = []

    init(_ value: Value) { self.value = value }

    /// Delivers the current value to `body` before returning, then every later one.
    public func observe(_ body: @escaping (Value) -> Void) -> Cancellable {
        let token = subscribe(body)
        body(value)
        return token
    }

    /// Delivers every later value to `body`.
    func subscribe(_ body: @escaping (Value) -> Void) -> Cancellable {
        // A subscription that has ended frees its place for a later one.
        let place = observers.firstIndex { $0 == nil } ?? observers.count
        if place < observers.count { observers[place] = body } else { observers.append(body) }
        return Cancellable { [weak self] in self?.observers[place] = nil }
    }

    func send(_ value: Value) {
        // The old value is released only when this function returns, because its release may set the next value.
        let old = self.value
        defer { withExtendedLifetime(old) {} }
        self.value = value
        for observer in observers { observer?(value) }
    }
}
