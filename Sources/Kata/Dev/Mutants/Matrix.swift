import Dispatch
import Synchronization

/// The verdicts on mutants, printed and counted.
struct Matrix {
    /// The verdict in one step.
    struct Row: Sendable {
        let step: Int
        let sentence: String
        let isExpected: Bool
    }

    private var count = 0
    private var expected = 0

    var isEmpty: Bool { count == 0 }

    /// Prints the count, and returns whether every verdict is as expected.
    func isAsExpected() -> Bool {
        Swift.print("\(expected) of \(count) judged as expected.")
        return expected == count
    }

    /// Prints a mutant and its rows; rows with the same sentence are one.
    mutating func print(_ mutant: Mutant, _ rows: [Row]) {
        Swift.print(mutant)
        for (index, row) in rows.enumerated() where index == 0 || rows[index - 1].sentence != row.sentence {
            let alike = rows[index...].prefix { $0.sentence == row.sentence }
            Swift.print("  step \(alike.map { "\($0.step)" }.joined(separator: ", ")): \(row.sentence)")
        }
        count += rows.count
        expected += rows.count { $0.isExpected }
    }
}

extension Matrix.Row {
    /// - Parameters:
    ///   - names: The laws or rules that reject the mutant.
    ///   - isOrderly: Whether the program that tried them finished.
    init(of mutant: Mutant, in step: Int, rejectedBy names: [String], isOrderly: Bool = true) {
        let others = names.filter { $0 != mutant.catcher }.joined(separator: ", ")
        let isCaught = mutant.catcher.map(names.contains)
        isExpected = isCaught ?? (names.isEmpty && isOrderly)
        self.step = step
        sentence =
            switch (mutant.catcher, isOrderly) {
            case (let name?, _) where isCaught == true:
                "rejected by \(name)" + (others.isEmpty ? "" : " (also \(others))")
            case (_, false): "NOT judged to the end: it crashed or hung"
            case (let name?, _) where others.isEmpty: "SURVIVED: \(name) should have rejected it"
            case (let name?, _): "NOT rejected by \(name), but by \(others)"
            case (nil, _):
                others.isEmpty ? "sound, and nothing rejects it" : "REJECTED, though it is sound, by \(others)"
            }
    }
}

extension Array where Element: Sendable {
    /// Returns `transform`'s result for each element, with as many calls at once as the machine has processors.
    func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
        let values = Mutex<[Int: Value]>([:])
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let value = transform(self[index])
            values.withLock { $0[index] = value }
        }
        return values.withLock { values in indices.compactMap { values[$0] } }
    }
}
