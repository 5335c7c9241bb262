import Binding

/// Everything that an observable delivers from now on, for as long as this lives.
final class Heard<Value> {
    private(set) var values: [Value] = []
    private var token: Cancellable?

    init(_ observable: Observable<Value>) {
        // Unowned, because the token ends with this object, and a weak reference would allocate, which tests count.
        token = observable.observe { [unowned self] in values.append($0) }
    }
}

/// An object that a closure or a subject holds, and that a closure may use at the end of its body.
final class Resource {
    var uses = 0
    var onRelease: () -> Void = {}
    deinit { onRelease() }
}
