/// A reference that doesn't retain its object. It's the only unsafe type in this module.
@usableFromInline struct Uncounted<Object: AnyObject> {
    // Unmanaged, because retaining would account for most of a delivery's cost. Safe, because an object clears these
    // references before it's freed: a subscription leaves its list, and a derived observable ends its subscriptions.
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable init(_ object: Object) { reference = .passUnretained(object) }

    /// The object, retained.
    @inlinable var object: Object { reference.takeUnretainedValue() }

    /// Calls `body` with the object, unretained. `body` must not use the object after causing its release.
    @inlinable func borrow<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }
}
