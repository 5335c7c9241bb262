/// A reference that doesn't retain its object: the one unsafe type of this module.
@usableFromInline struct Uncounted<Object: AnyObject> {
    // Unmanaged, because retaining would be most of what a delivery costs. Sound, because an object takes these references
    // back before it goes: a subscription leaves its list, and a derived observable ends its subscriptions.
    @usableFromInline let reference: Unmanaged<Object>

    @inlinable init(_ object: Object) { reference = .passUnretained(object) }

    /// The object, retained.
    @inlinable var object: Object { reference.takeUnretainedValue() }

    /// Calls `body` with the object, not retained: if `body` ends the object's life, it must not use it any more.
    @inlinable func borrow<Result>(_ body: (Object) -> Result) -> Result { reference._withUnsafeGuaranteedRef(body) }
}
