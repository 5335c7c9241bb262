/// Whether the laws are all needed: without any one of them, a mutant would survive those of its kind.
struct SpareLaws {
    private let laws: [String]
    private let reasons: [String: String]
    private var needed: Set<String> = []

    /// - Parameters:
    ///   - laws: The laws of one kind, which must do without those of other kinds.
    ///   - reasons: Why a law stays that no mutant needs.
    init(among laws: [String], but reasons: [String: String]) {
        (self.laws, self.reasons) = (laws, reasons)
    }

    /// Takes note of who rejected a mutant.
    mutating func note(_ killers: [String]) {
        let killers = killers.filter(laws.contains)
        if killers.count == 1 { needed.formUnion(killers) }
    }

    /// What is wrong: laws that are neither needed nor excused, and excuses that are out of date.
    var complaints: [String] {
        laws.compactMap { law in
            switch (needed.contains(law), reasons[law] != nil) {
            case (false, false): "No mutant needs the law '\(law)': add one, or say here why it stays."
            case (true, true): "A mutant needs the law '\(law)', which is excused from that: drop the excuse."
            default: nil
            }
        }
    }
}
