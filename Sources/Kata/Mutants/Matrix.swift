/// Prints what became of each mutant, step by step, and counts.
struct Matrix {
    private var count = 0
    private var foretold = 0

    /// Prints a mutant and its rows, those with the same sentence as one.
    mutating func print(_ name: String, _ rows: [(step: Int, sentence: String, isAsForetold: Bool)]) {
        Swift.print(name)
        for (index, row) in rows.enumerated() where index == 0 || rows[index - 1].sentence != row.sentence {
            let alike = rows[index...].prefix { $0.sentence == row.sentence }
            Swift.print("  step \(alike.map { "\($0.step)" }.joined(separator: ", ")): \(row.sentence)")
        }
        count += rows.count
        foretold += rows.count { $0.isAsForetold }
    }

    /// Prints the sum.
    /// - Returns: Whether all was as foretold.
    func printTotal() -> Bool {
        Swift.print("\(foretold) of \(count) judged as foretold.")
        return foretold == count
    }
}
