/// Counts of what a feed's parser dropped: entries left out, unreadable values, and values out of range.
public struct Losses {
    /// The values of a fact.
    private struct Fact {
        var count = 0
        var unreadable = 0
        /// The first unreadable value.
        var example = ""
    }

    private var leftOut: [String: Int] = [:]
    private var ignored: [String: Int] = [:]
    private var facts: [String: Fact] = [:]

    /// Creates counts that start at zero.
    public init() {}

    /// Counts an entry that is left out.
    public mutating func leaveOut(because reason: String) { leftOut[reason, default: 0] += 1 }

    /// Returns `read`'s result for a `value` that isn't missing. If the result is nil, counts `value` as unreadable.
    public mutating func fact<Result>(
        _ value: JSONValue?, _ name: String, _ read: (JSONValue) -> Result?
    ) -> Result? {
        guard let value, !value.isMissing else { return nil }
        facts[name, default: Fact()].count += 1
        if let result = read(value) { return result }
        if facts[name]?.unreadable == 0 { facts[name]?.example = value.example }
        facts[name]?.unreadable += 1
        return nil
    }

    /// Returns the number that `read` finds in `value`. If the number is outside `range`, counts it and returns nil.
    public mutating func number(
        _ value: JSONValue?, in range: ClosedRange<Double>, _ name: String,
        _ read: (JSONValue) -> Double? = \.number
    ) -> Double? {
        guard let number = fact(value, name, read) else { return nil }
        guard range.contains(number) else {
            ignored[name, default: 0] += 1
            return nil
        }
        // Adding 0 drops the sign of -0.
        return number + 0
    }

    /// Returns the integer in `range` that `read` finds in `value`. For any other number, counts it and returns nil.
    public mutating func whole(
        _ value: JSONValue?, in range: ClosedRange<Int>, _ name: String,
        _ read: (JSONValue) -> Double? = \.number
    ) -> Int? {
        let range = Double(range.lowerBound)...Double(range.upperBound)
        let number = number(value, in: range, name) { value in
            read(value).map { $0 == $0.rounded() ? $0 : .nan }
        }
        return number.map { Int($0) }
    }

    /// Returns remarks on entries left out, on each fact with unreadable values, and on values out of range, if any.
    public func remarks(entryCount: Int) -> [String] {
        var remarks: [String] = []
        let entries = leftOut.values.reduce(0, +)
        if entries > 0 {
            remarks.append("\(entries) of \(entryCount) entries left out: \(Self.list(leftOut))")
        }
        for (name, fact) in facts.sorted(by: { $0.key < $1.key }) where fact.unreadable > 0 {
            let names = name.hasSuffix("s") ? name : name + "s"
            let share = "\(fact.unreadable) of \(fact.count) \(names)"
            remarks.append("\(share) could not be read: \(fact.example)")
        }
        let values = ignored.values.reduce(0, +)
        if values > 0 {
            let noun = values == 1 ? "value" : "values"
            remarks.append("\(values) \(noun) out of range ignored: \(Self.list(ignored))")
        }
        return remarks
    }

    /// Returns a lone name, or several with their counts, the most frequent first: `no title (2), not an object (1)`.
    private static func list(_ counts: [String: Int]) -> String {
        let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        if names.count == 1 { return names[0].key }
        var shown = names.prefix(5).map { "\($0.key) (\($0.value))" }
        if names.count > shown.count { shown.append("others") }
        return shown.joined(separator: ", ")
    }
}
