extension Observable {
    /// Returns an observable of `transform`'s results, one for each value of this observable.
    public func map<Result>(_ transform: @escaping (Value) -> Result) -> Observable<Result> {
        let derived = Observable<Result>(transform(value))
        _ = subscribe { derived.send(transform($0)) }
        return derived
    }

    /// Returns an observable of pairs: the newest values of this observable and `other`, whenever either changes.
    public func combineLatest<Other>(_ other: Observable<Other>) -> Observable<(Value, Other)> {
        let derived = Observable<(Value, Other)>((value, other.value))
        _ = subscribe { derived.send(($0, derived.value.1)) }
        _ = other.subscribe { derived.send((derived.value.0, $0)) }
        return derived
    }

    /// Delivers the current value and every later one to `body`, along with `target`.
    public func bind<Target: AnyObject>(to target: Target, _ body: @escaping (Target, Value) -> Void) -> Cancellable {
        observe { body(target, $0) }
    }
}
