import Fetching

/// A text that may arrive as a number. White space around it does not count, and anything else is nil.
struct LossyText: Decodable {
    let value: String?

    init(from decoder: any Decoder) {
        let text = Lossy<String>(from: decoder).value
        let whole = Lossy<Int>(from: decoder).value?.description
        value = (text ?? whole ?? Lossy<Double>(from: decoder).value?.description)?.trimmed
    }
}
