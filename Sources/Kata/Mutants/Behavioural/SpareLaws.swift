import Conformance

/// Whether the laws are all needed: without any one of them, a mutant would survive those of its kind.
struct SpareLaws {
    /// The laws that no mutant needs, and why they stay.
    static let reasons = [
        "loads-on-appearing": "it is where every other law starts; what breaks it breaks those, too",
        "reload": "a person's first command; its faults show in the laws on overlaps as well",
        "ranks-anew": "names the fault where a changed answer keeps old facts",
        "back": "a person's second command; its faults show in each law that goes back",
        "open-while-loading": "two layers guard it, so that it takes two faults at once to break it alone",
        "two-views": "the article's promise, one presenter for two platforms, in one sentence",
        "one-of-two-goes": "one view's end must not be the other's, whatever ties them",
        "business-waits": "names the fault that the others notice by miscounting",
        "business-says-it-once": "names the fault that the others notice in their lists of states",
    ]

    private let laws: [String]
    private var needed: Set<String> = []

    /// - Parameter laws: The laws of one kind, which must do without those of other kinds.
    init(among laws: [String]) {
        self.laws = laws
    }

    /// Takes note of who rejected a mutant.
    mutating func note(_ killers: [String]) {
        let killers = killers.filter(laws.contains)
        if killers.count == 1 { needed.formUnion(killers) }
    }

    /// What is wrong: laws that are neither needed nor excused, and excuses that are out of date.
    var complaints: [String] {
        laws.compactMap { law in
            switch (needed.contains(law), Self.reasons[law] != nil) {
            case (false, false): "No mutant needs the law '\(law)': add one, or say here why it stays."
            case (true, true): "A mutant needs the law '\(law)', which is excused from that: drop the excuse."
            default: nil
            }
        }
    }
}
