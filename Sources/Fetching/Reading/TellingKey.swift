/// A key by which the shape of a list is recognised.
public protocol TellingKey: CodingKey, Hashable {
    /// Whether one entry with this key settles the shape. After one that does not, the search for others goes on.
    var isDecisive: Bool { get }
}

extension TellingKey {
    /// Each key is decisive, unless it says otherwise.
    public var isDecisive: Bool { true }
}
