import Binding

/// A record of everything that an observable delivers during the record's lifetime.
final class Heard<Value> {
    private(set) var values: [Value] = []
    private var token: Cancellable?

    init(_ observable: Observable<Value>) {
        // Unowned, because the token ends with this object. A weak reference would allocate, which some tests count.
        token = observable.observe { [unowned self] in values.append($0) }
    }
}

/// An object that a closure or a subject can hold. Tests can react to its release.
final class Resource {
    var uses = 0
    var onRelease: () -> Void = {}
    deinit { onRelease() }
}
