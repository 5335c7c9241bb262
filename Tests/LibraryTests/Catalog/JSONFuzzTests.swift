import Foundation
import TestSupport
import Testing

@testable import Fetching

/// Our parser agrees with Foundation on any bytes, except where ours is deliberately stricter or more lenient.
struct JSONFuzzTests {
    @Test func `Fuzz: JSON is what Foundation accepts, with the same values`() async throws {
        let value = #"[0, -1, 2.5, 1e5, 1E+2, -0.5e-3, "\n\/\b\f\r\t\ud83c\udfac", [[]], {}, null, true, false]"#
        try await Fuzzing(
            "json", seeds: try Fuzzing.feeds + [value, value], dictionary: Fuzzing.feedWords, short: 1_200)() {
                input in
                let theirs = try? JSONSerialization.jsonObject(with: input.data, options: .fragmentsAllowed)
                do {
                    let ours = try JSONValue(parsing: input.data, expecting: "JSON")
                    try Self.compare(ours, with: theirs, in: input.text)
                } catch let refusal as FeedRefusal {
                    let sentence = refusal.sentence(about: "it")
                    try hold(sentence.isSafeLine, "one safe line: \(sentence)")
                    let isStricter =
                        ["not UTF-8", "control character in a string"].contains(where: sentence.contains)
                        || input.text.hasPrefix("\u{FEFF}\u{FEFF}") || input.text.contains(/,\s*[}\]]/)
                    try hold(theirs == nil || isStricter, "Foundation reads what is refused: \(sentence)")
                }
            }
    }

    private static func compare(_ ours: JSONValue, with theirs: Any?, in text: String) throws {
        let again = try JSONValue(parsing: Data(ours.json().utf8), expecting: "JSON")
        try hold(again.json() == ours.json(), "the same value when it's written and read again")
        let areLines =
            if case .list = ours { text.unicodeScalars.first { $0 == "{" || $0 == "[" } == "{" } else { false }
        guard let theirs else {
            let isLenient = areLines || ours.json().contains(/1e999|\\ud800/) || text.contains(/\\u[dD][89a-fA-F]/)
            return try hold(isLenient, "Foundation refuses it, too")
        }
        // Foundation drops a byte order mark after an escape.
        let holdsMark = text.unicodeScalars.dropFirst().contains("\u{FEFF}")
        try hold(ours.equals(theirs) || holdsMark, "the values that Foundation reads")
    }
}

extension JSONValue {
    /// Returns the value as JSON, in ASCII.
    ///
    /// - Parameter shuffled: Whether to reverse the members of each object, and to add one more member.
    func json(shuffled: Bool = false) -> String {
        switch self {
        case .null: return "null"
        case .bool(let value): return "\(value)"
        case .number(let number): return number.isInfinite ? (number < 0 ? "-1e999" : "1e999") : "\(number)"
        case .text(let text): return Self.quoted(text)
        case .list(let list): return "[\(list.map { $0.json(shuffled: shuffled) }.joined(separator: ", "))]"
        case .object(let members):
            let texts = members.map { "\(Self.quoted($0.key)): \($0.value.json(shuffled: shuffled))" }
            return "{\((shuffled ? [#""unheard-of": null"#] + texts.reversed() : texts).joined(separator: ", "))}"
        }
    }

    private static func quoted(_ text: String?) -> String {
        let digits = text?.utf16.map { "\\u" + String(0x1_0000 + UInt32($0), radix: 16).dropFirst() }
        return "\"\(digits?.joined() ?? "\\ud800")\""
    }

    /// Whether any object contains a key twice.
    var repeatsKeys: Bool {
        switch self {
        case .list(let list): list.contains(where: \.repeatsKeys)
        case .object(let members):
            Set(members.map(\.key)).count < members.count || members.contains(where: \.value.repeatsKeys)
        default: false
        }
    }

    fileprivate func equals(_ other: Any) -> Bool {
        switch self {
        case .null: other is NSNull
        case .bool(let value): (other as? Bool) == value
        // Given forty digits, JSONSerialization may miss the nearest Double, whereas JSONDecoder finds it.
        case .number(let number): [number, number.nextUp, number.nextDown].contains((other as? NSNumber)?.doubleValue)
        case .text(let text): (other as? String).map { $0.utf8.elementsEqual((text ?? "").utf8) } ?? false
        case .list(let list):
            (other as? [Any]).map { $0.count == list.count && zip(list, $0).allSatisfy { $0.equals($1) } } ?? false
        case .object(let members):
            // If a key occurs twice, Foundation uses the last value.
            (other as? [String: Any]).map { theirs in
                repeatsKeys
                    || members.count == theirs.count
                        && members.allSatisfy { member in theirs[member.key].map(member.value.equals) ?? false }
            } ?? false
        }
    }
}
