/// `kata mutants`: makes each fault in a copy of each step, and shows which laws and rules notice it.
struct MutantsCommand: KataCommand {
    static let name = "mutants"
    static let audience = Audience.authors
    static let summary = "make faults in copies of the steps, and show which laws and rules notice them"
    static let help = """
        Usage: kata mutants [TEXT]

        Makes each fault, or those whose name contains TEXT, in a copy of each step of Top Movies, and of Contacts, and
        shows which laws and rules notice it. All of them take some minutes.

        Exit status: 0, or 1 if a fault survives, or is not noticed by the law or rule that was named for it.
        """

    private let repository: Repository
    private let mutants: [(subject: MutantSubject, mutants: [Mutant])]
    private let faults: [Fault]

    init(_ words: [String], in repository: Repository) throws {
        guard words.count <= 1 else { throw UsageError("'\(words[1])' is one word too many.") }
        self.repository = repository
        mutants = [MutantSubject.topMovies, .contacts].map { subject in
            (subject, subject.mutants.filter { mutant in words.first.map(mutant.id.contains) ?? true })
        }.filter { !$0.mutants.isEmpty }
        faults = Fault.all.filter { fault in words.first.map(fault.description.contains) ?? true }
        if mutants.isEmpty, faults.isEmpty { throw UsageError("No mutant's name contains '\(words[0])'.") }
    }

    func run() throws -> Int32 {
        let root = repository.root
        let structure = try faults.isEmpty || StructuralMatrix(root: root, faults: faults).run()
        let behaviour = try mutants.map { try BehaviouralMatrix(subject: $0, root: root, mutants: $1).run() }
        return structure && behaviour.allSatisfy(\.self) ? 0 : 1
    }
}
