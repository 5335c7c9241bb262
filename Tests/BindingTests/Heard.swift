import Binding

/// Everything that an observable delivers from now on, for as long as this lives.
final class Heard<Value> {
    private(set) var values: [Value] = []
    private var token: Cancellable?

    init(_ observable: Observable<Value>) {
        token = observable.observe { [unowned self] in values.append($0) }
    }
}
