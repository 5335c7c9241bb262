import Dispatch
import Foundation
import Structure
import Synchronization

/// Judges mutants in each of their steps, prints the results, and counts them.
struct Matrix {
    private var count = 0
    private var expected = 0

    /// Prints the count, and returns whether every verdict is as expected.
    func isAsExpected() -> Bool {
        Swift.print("\(expected) of \(count) judged as expected.")
        return expected == count
    }

    /// Finds the rule that catches each structural fault, and checks that none rejects a sound design.
    mutating func judge(_ faults: [Mutant], in repository: Repository) throws {
        let cases = faults.flatMap { fault in
            StructureStep.allCases.filter { fault.steps.contains($0.rawValue) }.map { (fault, $0) }
        }
        let sources = try Step.all.map { try repository.sources(of: $0) }
        let rows = cases.concurrentMap { fault, step in
            Self.row(of: fault, in: sources[step.rawValue - 1], step: step)
        }
        for fault in faults {
            print(fault, zip(cases, rows).filter { $0.0.0.description == fault.description }.map(\.1))
        }
    }

    private static func row(
        of fault: Mutant, in sources: [String: String], step: StructureStep
    ) -> (step: Int, sentence: String, isExpected: Bool) {
        guard let files = try? fault.applied(to: sources, as: step.rawValue) else {
            return (step.rawValue, "NOT judged: its place is gone", false)
        }
        let facts = SourceFacts(of: files, named: "copy")
        if let caveat = facts.caveat { return (step.rawValue, "NOT judged: \(caveat)", false) }
        let rules = Set(StructureLamp.findings(in: facts, step: step).map(\.rule)).sorted()
        guard let catcher = fault.catcher else {
            let sentence = rules.isEmpty ? "sound, and no rule rejects it" : "REJECTED, though it is sound, by"
            return (step.rawValue, ([sentence] + rules).joined(separator: " "), rules.isEmpty)
        }
        let verdict = "\(rules.contains(catcher) ? "rejected" : "NOT rejected") by \(catcher)"
        return (step.rawValue, verdict + also(rules.filter { $0 != catcher }), rules.contains(catcher))
    }

    /// Builds a copy of each mutant, all at once, and tries the laws on each.
    /// - Parameter isQuick: Whether each mutant is tried in one of its steps only.
    /// - Returns: What is wrong with the laws, if all mutants are tried in all steps.
    mutating func judge(
        _ mutants: [Mutant], of subject: MutantSubject, in repository: Repository, isQuick: Bool
    ) throws -> [String] {
        let package = MutantPackage(of: subject, in: repository, mutants: mutants, isQuick: isQuick)
        try package.write()
        try ByteStream.standardError.write(
            "Building \(package.copies.count) copies of the steps, each with one edit …\n")
        let program = try package.build()
        let verdicts = package.copies.concurrentMap { copy in Result { try MutantPackage.judge(copy, with: program) } }
        // The laws of each kind must do without those of the others.
        var needed: Set<String> = []
        for mutant in mutants {
            let rows = try zip(package.copies, verdicts).filter { $0.0.mutant.description == mutant.description }.map {
                copy, verdict in
                let (laws, isOrderly) = try verdict.get()
                for kind in subject.laws {
                    let killers = laws.filter(kind.contains)
                    if killers.count == 1 { needed.formUnion(killers) }
                }
                let isExpected = mutant.catcher.map(laws.contains) ?? (laws.isEmpty && isOrderly)
                return (copy.step, Self.sentence(for: mutant, laws: laws, isOrderly: isOrderly), isExpected)
            }
            print(mutant, rows)
        }
        // Whether a law is needed shows only among all mutants.
        guard mutants.count == subject.mutants.count, !isQuick else { return [] }
        return subject.laws.joined().compactMap { law in
            switch (needed.contains(law), subject.spareLaws[law] != nil) {
            case (false, false): "No mutant needs the law '\(law)': add one, or say in 'spare-laws.txt' why it stays."
            case (true, true): "A mutant needs the law '\(law)', which is excused from that: drop the excuse."
            default: nil
            }
        }
    }

    /// Makes each fault in a copy of its library, one after the other, and looks for a test that notices it.
    mutating func judge(_ mutants: [Mutant], by trial: LibraryTrial, in repository: Repository) throws {
        try ByteStream.standardError.write("Building \(trial.tests), \(mutants.count) times with a fault …\n")
        let folder = try trial.prepare(in: repository)
        for mutant in mutants {
            count += 1
            switch try trial.judge(mutant, in: folder) {
            case .notBuilt(let error): Swift.print("\(mutant)\n  NOT judged: it does not build: \(error)")
            case .passed: Swift.print("\(mutant)\n  SURVIVED")
            case .failed(let names):
                expected += 1
                let first = names.first.map { "'\($0)'" } ?? "a crash, or as they never end"
                Swift.print("\(mutant)\n  noticed by \(first)\(names.count > 1 ? " and \(names.count - 1) more" : "")")
            }
        }
    }

    private static func sentence(for mutant: Mutant, laws: [String], isOrderly: Bool) -> String {
        let others = laws.filter { $0 != mutant.catcher }
        if let law = mutant.catcher, laws.contains(law) { return "rejected by \(law)\(also(others))" }
        if !isOrderly { return "NOT judged to the end: it crashed or hung" }
        let names = others.joined(separator: ", ")
        guard let law = mutant.catcher else {
            return laws.isEmpty ? "harmless, and no law rejects it" : "REJECTED, though it is harmless, by \(names)"
        }
        return others.isEmpty ? "SURVIVED: \(law) should have rejected it" : "NOT rejected by \(law), but by \(names)"
    }

    private static func also(_ names: [String]) -> String {
        names.isEmpty ? "" : " (also \(names.joined(separator: ", ")))"
    }

    /// Prints a mutant and its rows; rows with the same sentence are one.
    private mutating func print(_ mutant: Mutant, _ rows: [(step: Int, sentence: String, isExpected: Bool)]) {
        Swift.print(mutant)
        for (index, row) in rows.enumerated() where index == 0 || rows[index - 1].sentence != row.sentence {
            let alike = rows[index...].prefix { $0.sentence == row.sentence }
            Swift.print("  step \(alike.map { "\($0.step)" }.joined(separator: ", ")): \(row.sentence)")
        }
        count += rows.count
        expected += rows.count { $0.isExpected }
    }
}

extension Array where Element: Sendable {
    /// Returns `transform`'s result for each element, with as many calls at once as the machine has processors.
    fileprivate func concurrentMap<Value: Sendable>(_ transform: @Sendable (Element) -> Value) -> [Value] {
        let values = Mutex<[Int: Value]>([:])
        DispatchQueue.concurrentPerform(iterations: count) { index in
            let value = transform(self[index])
            values.withLock { $0[index] = value }
        }
        return values.withLock { values in indices.compactMap { values[$0] } }
    }
}
