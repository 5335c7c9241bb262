/// What is lost on the way from a feed to what is shown of it, counted: entries left out, values that can't be read, and
/// values ignored.
public struct Losses {
    private var leftOut = Tally()
    private var ignored = Tally()
    private var present = Tally()
    private var unreadable = Tally()
    /// The first unreadable value of each name.
    private var examples: [String: String] = [:]

    /// Creates a count of nothing.
    public init() {}

    /// Counts an entry that is left out.
    public mutating func leaveOut(because reason: String) { leftOut.add(reason) }

    /// Returns what `read` makes of `value`. If that is nothing, counts the value as unreadable, unless it is missing.
    public mutating func fact<Fact>(_ value: JSONValue?, _ name: String, _ read: (JSONValue) -> Fact?) -> Fact? {
        guard let value, !value.isMissing else { return nil }
        present.add(name)
        if let fact = read(value) { return fact }
        unreadable.add(name)
        if examples[name] == nil { examples[name] = value.example }
        return nil
    }

    /// Returns the number that `read` makes of `value` if it is in `range`; otherwise nil, and counts it as ignored.
    public mutating func number(
        _ value: JSONValue?, in range: ClosedRange<Double>, _ name: String, _ read: (JSONValue) -> Double? = \.number
    ) -> Double? {
        guard let number = fact(value, name, read) else { return nil }
        // Adding nothing takes the sign from -0.
        if range.contains(number) { return number + 0 }
        ignored.add(name)
        return nil
    }

    /// Returns the number that `read` makes of `value` if it is whole and in `range`; otherwise nil, and counts it as
    /// ignored.
    public mutating func whole(
        _ value: JSONValue?, in range: ClosedRange<Int>, _ name: String, _ read: (JSONValue) -> Double? = \.number
    ) -> Int? {
        guard let number = fact(value, name, read) else { return nil }
        if let whole = Int(exactly: number), range.contains(whole) { return whole }
        ignored.add(name)
        return nil
    }

    /// Returns a sentence for each way in which something was lost, and for each name of values that can't be read.
    public func remarks(entryCount: Int) -> [String] {
        var remarks: [String] = []
        if leftOut.total > 0 { remarks.append("\(leftOut.total) of \(entryCount) entries left out: \(leftOut)") }
        for (name, example) in examples.sorted(by: { $0.key < $1.key }) {
            let names = name.hasSuffix("s") ? name : name + "s"
            remarks.append(
                "\(unreadable.counts[name, default: 0]) of \(present.counts[name, default: 0]) \(names) could not be read: \(example)"
            )
        }
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

    private(set) var counts: [String: Int] = [:]
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
