extension Observable where Value: Equatable {
    /// An observable of this one's values without those that equal the one before.
    ///
    /// It keeps this one alive, and is not kept alive by it.
    @inlinable public func removeDuplicates() -> Observable<Value> {
        let changes = Subject(value)
        changes.derive(from: self) { changes, value in
            if changes.value != value { changes.send(value) }
        }
        return changes.observable
    }
}
