/// A value, or nil where the JSON holds something else: one bad value must not lose the rest.
public struct Lossy<Value: Decodable>: Decodable {
    /// The value, if it is there.
    public let value: Value?

    /// Decodes the value, or nil; never throws.
    public init(from decoder: any Decoder) { value = try? Value(from: decoder) }
}
