extension Observable {
    /// Delivers the current value and every later one to `body`, together with `target`, which is held weakly.
    ///
    /// ```swift
    /// subscription = presenter.presentations.bind(to: self) { view, presentations in view.show(presentations) }
    /// ```
    ///
    /// Once the target is gone, the next delivery prunes the subscription.
    /// - Complexity: O(1).
    @inlinable public func bind<Target: AnyObject>(to target: Target, _ body: @escaping (Target, Value) -> Void)
        -> Cancellable
    {
        let token = Cancellable(self)
        subscribe(token) { [weak target, weak token] value in
            if let target { body(target, value) } else { token?.cancel() }
        }
        return token
    }
}

extension Subject where Value: Equatable {
    /// Keeps two values equal, both ways: `other` takes this one's value now, then each follows the other.
    ///
    /// Only the newest value is passed on, and only where it differs: the two cannot loop. Neither keeps the other alive.
    /// - Complexity: O(1).
    @inlinable public func bind(with other: Subject) -> Cancellable {
        other.follow(observable)
        let back = other.observable.bind(to: observable) { [weak source = other.observable] mine, _ in
            if let source { Subject(of: mine).follow(source) }
        }
        return observable.bind(to: other.observable) { [weak source = observable] theirs, _ in
            // The way there holds the token of the way back, so that one token ends both.
            withExtendedLifetime(back) {}
            if let source { Subject(of: theirs).follow(source) }
        }
    }

    @inlinable func follow(_ source: Observable<Value>) {
        let (old, new) = (value, source.value)
        // Two values that do not even equal themselves, such as NaN, would be passed to and fro for ever.
        let isSame = old == new || (old != old && new != new)
        if !isSame { send(new) }
    }
}
