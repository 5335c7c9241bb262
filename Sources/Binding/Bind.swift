extension Observable {
    /// Observes on behalf of `target`, which is held weakly. Once it's gone, the next delivery ends the subscription.
    @inlinable public func bind<Target: AnyObject>(
        to target: Target, _ body: @escaping (Target, Value) -> Void
    ) -> Cancellable {
        observe { [self, weak target] value in
            if let target { body(target, value) } else { running?.object.cancel() }
        }
    }
}

extension Subject where Value: Equatable {
    /// Binds two subjects in both directions. First, `other` takes this subject's value; then each subject follows the
    /// other's newest value. Equal values aren't sent, so the two can't loop. The token keeps both alive.
    @inlinable public func bind(with other: Subject) -> Cancellable {
        let both = Observable(())
        both.upstream.append((observable.observe { _ in other.copy(self) }, observable))
        both.upstream.append((other.observable.observe { _ in copy(other) }, other.observable))
        return both.observe {}
    }

    @inlinable func copy(_ source: Subject) {
        let old = value
        let new = source.value
        // Values that aren't equal to themselves, such as NaN, would go back and forth forever.
        if old != new, old == old || new == new { send(new) }
    }
}
