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
