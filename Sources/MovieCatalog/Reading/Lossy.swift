/// A value, or nil where the JSON holds something else: one bad value must not lose the rest.
struct Lossy<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) {
        value = try? Value(from: decoder)
    }
}
