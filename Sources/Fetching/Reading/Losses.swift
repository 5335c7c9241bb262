/// What is lost on the way from a feed to what is shown of it, counted: entries left out, and values ignored.
public struct Losses {
    private var leftOut = Tally()
    private var ignored = Tally()

    /// Creates a count of nothing.
    public init() {}

    /// Counts an entry that is left out.
    public mutating func leaveOut(because reason: String) { leftOut.add(reason) }

    /// Returns `value` if it is in `range`; otherwise nil, and counts it as ignored unless it was nil before.
    public mutating func number(_ value: Double?, in range: ClosedRange<Double>, _ name: String) -> Double? {
        guard let value else { return nil }
        if range.contains(value) { return value }
        ignored.add(name)
        return nil
    }

    /// Returns `value` if it is whole and in `range`; otherwise nil, and counts it as ignored unless it was nil before.
    public mutating func whole(_ value: Double?, in range: ClosedRange<Int>, _ name: String) -> Int? {
        guard let value else { return nil }
        if let whole = Int(exactly: value), range.contains(whole) { return whole }
        ignored.add(name)
        return nil
    }

    /// Returns a sentence for each of the two ways in which something was lost.
    public func remarks(entryCount: Int) -> [String] {
        var remarks: [String] = []
        if leftOut.total > 0 { remarks.append("\(leftOut.total) of \(entryCount) entries left out: \(leftOut)") }
        if ignored.total > 0 {
            let values = ignored.total == 1 ? "1 value" : "\(ignored.total) values"
            remarks.append("\(values) out of range ignored: \(ignored)")
        }
        return remarks
    }
}

/// How often each of several things happened.
struct Tally: CustomStringConvertible {
    private static let namesShown = 5

    private var counts: [String: Int] = [:]
    private(set) var total = 0

    mutating func add(_ name: String) {
        counts[name, default: 0] += 1
        total += 1
    }

    /// The only name, or several with their counts, the most frequent first: `no title (2), not an object (1)`.
    var description: String {
        let names = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
        if names.count == 1 { return names[0].key }
        let shown = names.prefix(Self.namesShown).map { "\($0.key) (\($0.value))" }
        return (names.count > shown.count ? shown + ["others"] : shown).joined(separator: ", ")
    }
}
