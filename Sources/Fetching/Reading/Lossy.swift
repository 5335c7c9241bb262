/// A number that may arrive as text. Text that is no number, or a number too large to hold, is NaN; anything else nil.
public struct LossyNumber: Decodable {
    /// The number, if there is one.
    public let value: Double?

    /// Decodes a number, or text that spells one.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        do {
            value = try container.decode(Double.self)
        } catch DecodingError.typeMismatch {
            value = (try? container.decode(String.self)).flatMap { Self.number(in: $0) }
        } catch {
            value = .nan
        }
    }

    /// Returns the number that `text` spells, nil if it is empty.
    private static func number(in text: some StringProtocol) -> Double? {
        text.isEmpty ? nil : Double(text) ?? .nan
    }

    /// Returns the year that a date such as `1994-03-02` starts with, nil if it is empty.
    public static func year(ofDate date: String) -> Double? {
        date.isEmpty ? nil : Double(date.prefix { $0 != "-" }) ?? .nan
    }
}

/// A value, or nil where the JSON holds something else: one bad value must not lose the rest.
public struct Lossy<Value: Decodable>: Decodable {
    /// The value, if it is there.
    public let value: Value?

    /// Decodes the value, or nil; never throws.
    public init(from decoder: any Decoder) { value = try? Value(from: decoder) }
}
