/// Edits to a copy of a step or library: a fault, with the law that must catch it, or a harmless change.
typealias Mutant = Patch

extension Mutant: CustomStringConvertible {
    var description: String { name }

    /// The numbers of the steps that the mutant applies to.
    var steps: ClosedRange<Int> {
        let (_, first, last, _) = details
        return (first.flatMap { Int($0) } ?? 1)...(last.flatMap { Int($0) } ?? 4)
    }

    /// The law that must reject the mutant; nil for a library fault or a harmless edit, which must pass.
    var catcher: String? { details.3.map(String.init) }

    private var details: (Substring, Substring?, Substring?, Substring?) {
        let text = fields["in"]?.first ?? ""
        guard let match = text.wholeMatch(of: /(?:steps (\d)\.\.\.(\d))?(?:, )?(?:law (\S+)|harmless)?/) else {
            preconditionFailure("Mutant: '\(name)' says '\(text)', not 'law LAW' or 'harmless'.")
        }
        return match.output
    }

    private static let handIn = "Layers.swift"

    /// Returns the code that hands in the layers of a step of `subject`, with the mutant's edits to it.
    func applied(
        toLayers text: String, as step: Int, of subject: MutantSubject
    ) throws(KataError) -> String {
        let patch = filtered { $0 == Self.handIn }
        let all = try patch.applied(to: [Self.handIn: text]) { words in
            step == subject.folders.count ? Rename.applied(to: words) : words
        }
        return all[Self.handIn] ?? text
    }

    /// Returns the files of a step of `subject`, or of a library, with the edits applied.
    func applied(
        to files: [String: String], as step: Int, of subject: MutantSubject = .topMovies
    ) throws(KataError) -> [String: String] {
        let patch = filtered { $0 != Self.handIn }
        // In the VIPER version of Contacts, a view has a presenter instead of a view model.
        let isPresenters = step == 2 && edits.first?.file.hasSuffix("View.swift") == true
        do {
            return try patch.applied(to: files) { words in
                guard step == subject.folders.count else { return words }
                return isPresenters ? words.replacing("viewModel", with: "presenter") : Rename.applied(to: words)
            }
        } catch { throw KataError("In step \(step): \(error)") }
    }
}

extension Repository {
    /// Returns the mutants in files of `Tests/Mutants`. The first lines of each file explain the format.
    func mutants(in names: String...) throws -> [Mutant] {
        try names.map { "Tests/Mutants/\($0).txt" }.flatMap { path in
            try Mutant.all(parsing: text(at: path), from: path, fields: [])
        }
    }

    /// Returns the laws that stay in the suite even though no mutant needs them.
    func spareLaws() throws -> Set<String> {
        let lines = try text(at: "Tests/Mutants/spare-laws.txt").lines.filter { $0.contains(": ") }
        return Set(lines.map { String($0.prefix { $0 != ":" }) })
    }
}
