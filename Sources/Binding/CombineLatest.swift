extension Observable {
    /// An observable of the newest values of this one and of `other`, as a pair, one for each change of either.
    ///
    /// It keeps both alive, and is not kept alive by them.
    @inlinable public func combineLatest<Other>(_ other: Observable<Other>) -> Observable<(Value, Other)> {
        let pairs = Subject((value, other.value))
        pairs.derive(from: self) { pairs, value in pairs.send((value, pairs.value.1)) }
        pairs.derive(from: other) { pairs, value in pairs.send((pairs.value.0, value)) }
        return pairs.observable
    }
}
