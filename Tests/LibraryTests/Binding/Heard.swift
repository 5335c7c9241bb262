import Binding

/// A record of everything that an observable delivers during the record's lifetime.
final class Heard<Value> {
    private final class Log {
        var values: [Value] = []
    }

    private let log = Log()
    private let token: Cancellable
    var values: [Value] { log.values }

    init(_ observable: Observable<Value>) {
        token = observable.observe { [log] in log.values.append($0) }
    }
}

/// An object that a closure or a subject can hold. Tests can react to the object's release.
final class Resource {
    var uses = 0
    var onRelease: () -> Void = {}
    deinit { onRelease() }
}
