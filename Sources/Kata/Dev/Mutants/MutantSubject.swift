import Conformance
import ContactsConformance

/// An application to make faults in: where its copies come from, and what judges them.
struct MutantSubject: Sendable {
    let app: App
    /// The folder, in `.build`, of the package that holds the copies.
    let package: String
    /// The folders of its steps' sources, relative to the package's folder.
    let folders: [String]
    /// The files of `Tests/Mutants` that its mutants are in.
    let files: [String]
    /// The names of its laws, in groups; each group must work without the others.
    var laws: [[String]] = []
    /// Whether laws of single layers are tried as well, with the layers from each step's tests.
    var hasLayerLaws = false
    /// Whether a mutant is tried in the first of its steps only.
    var isFirstEnough = false

    static let topMovies = MutantSubject(
        app: .topMovies, package: "steps-mutants", folders: Step.all.map { "Sources/TopMovies/\($0.folder)" },
        files: ["business", "presenter", "views", "navigation", "harmless"],
        laws: [Law.all.map(\.id), LayerLaw.all.map(\.id)], hasLayerLaws: true)

    /// Contacts, in MVVM, which is step 1, and in VIPER.
    static let contacts = MutantSubject(
        app: .contacts, package: "contacts-mutants",
        folders: ["Sources/Practice/Contacts/MVVM", "Sources/Practice/Contacts/VIPER"],
        files: ["contacts-business", "contacts-modules", "contacts-views"], laws: [ContactsLaw.all.map(\.id)])

    /// Top Movies, as others would build it.
    static let sound = MutantSubject(
        app: .topMovies, package: "sound", folders: topMovies.folders, files: ["sound"], isFirstEnough: true)

    static let all = [topMovies, contacts, sound]

    func mutants(in repository: Repository) throws -> [Mutant] { try files.flatMap { try repository.mutants(in: $0) } }

    /// Translates text or a file's name from step 1 into the copy of `step`.
    func renamed(_ words: String, of mutant: Mutant, in step: Int) -> String {
        guard step == folders.count else { return words }
        // The view model of a view of Contacts is its presenter in VIPER.
        let isPresenters = step == 2 && mutant.file.hasSuffix("View.swift")
        return isPresenters ? words.replacing("viewModel", with: "presenter") : Rename.applied(to: words)
    }

    /// Returns the laws that are excused from having a mutant that only they catch.
    static func spareLaws(in repository: Repository) throws -> Set<String> {
        let lines = try repository.text(at: "Tests/Mutants/spare-laws.txt").lines
        return Set(lines.compactMap { line in line.firstRange(of: ": ").map { String(line[..<$0.lowerBound]) } })
    }

    /// Returns the laws that catch nothing alone without an excuse, and those that are excused from it and needn't be.
    /// - Parameter needed: The laws that caught a mutant alone.
    func complaints(ifNeeded needed: Set<String>, in repository: Repository) throws -> [String] {
        let spare = try Self.spareLaws(in: repository)
        return laws.joined().filter { needed.contains($0) == spare.contains($0) }.map { law in
            needed.contains(law)
                ? "A mutant needs the law '\(law)', which is excused from that: drop the excuse."
                : "No mutant needs the law '\(law)': add one, or say in 'spare-laws.txt' why it stays."
        }
    }
}
