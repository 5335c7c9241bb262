extension Observable {
    /// Returns an observable of `transform`'s results, one for each value of this observable. The first call, which
    /// makes the initial value, precedes the subscription, so `transform` must not set this observable's value then.
    @inlinable public func map<Result>(_ transform: @escaping (Value) -> Result) -> Observable<Result> {
        Observable<Result>(transform(value)).following(self) { $0.send(transform($1)) }
    }

    /// Returns an observable of the same values, without any value that equals the one before it.
    @inlinable public func removeDuplicates() -> Observable where Value: Equatable {
        Observable(value).following(self) { if $0.value != $1 { $0.send($1) } }
    }

    /// Returns an observable of pairs: the newest values of this observable and `other`, whenever either changes. If
    /// both derive from one source, each change to both produces two pairs, as in Combine and Rx: first a glitch, with
    /// one new value and one old value, and then a pair with both values new.
    @inlinable public func combineLatest<Other>(_ other: Observable<Other>) -> Observable<(Value, Other)> {
        Observable<(Value, Other)>((value, other.value))
            .following(self) { $0.send(($1, $0.value.1)) }
            .following(other) { $0.send(($0.value.0, $1)) }
    }

    /// Passes every later value of `source` to `body` for as long as this observable lives. Returns this observable.
    @inlinable func following<S>(_ source: Observable<S>, _ body: @escaping (Observable, S) -> Void) -> Observable {
        let derived = Uncounted(self)
        upstream.append((Subscription(to: source) { body(derived.object, $0) }, source))
        return self
    }
}
