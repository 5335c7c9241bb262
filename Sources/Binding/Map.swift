extension Observable {
    /// An observable of `transform`'s results, one for each value of this one.
    ///
    /// It keeps this one alive, and is not kept alive by it.
    @inlinable public func map<Result>(_ transform: @escaping (Value) -> Result) -> Observable<Result> {
        let results = Subject(transform(value))
        results.derive(from: self) { results, value in results.send(transform(value)) }
        return results.observable
    }
}
