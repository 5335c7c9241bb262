public import Foundation

/// `kata mutants`: makes each fault in a copy of each step, and shows which laws and rules notice it.
public struct MutantsCommand {
    private let root: URL
    private let mutants: [Mutant]
    private let faults: [Fault]

    /// Chooses the mutants whose name contains `text`, or all.
    /// - Parameter root: The folder of the package.
    /// - Throws: An error with a sentence, where there is none.
    public init(root: URL, only text: String?) throws {
        self.root = root
        mutants = Mutant.all.filter { mutant in text.map(mutant.id.contains) ?? true }
        faults = Fault.all.filter { fault in text.map(fault.description.contains) ?? true }
        if mutants.isEmpty, faults.isEmpty { throw MutantError("No mutant's name contains '\(text ?? "")'.") }
    }

    /// Prints both matrices.
    /// - Returns: Whether no mutant survived, and each was rejected by the law or rule that was named for it.
    public func run() throws -> Bool {
        let structure = try faults.isEmpty || StructuralMatrix(root: root, faults: faults).run()
        let behaviour = try mutants.isEmpty || BehaviouralMatrix(root: root, mutants: mutants).run()
        return structure && behaviour
    }
}
