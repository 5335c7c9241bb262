import Conformance
import ContactsConformance

/// An application to make faults in: where its copies come from, and what judges them.
struct MutantSubject: Sendable {
    let app: App
    /// The folder, in `.build`, of the package that holds the copies.
    let package: String
    /// The folders of its steps' sources, relative to the package's folder.
    let folders: [String]
    /// Whether laws of single layers are tried as well, with the layers from each step's tests.
    let hasLayerLaws: Bool
    /// Translates text or a file's name from step 1 into a later step.
    let renamed: @Sendable (_ words: String, _ file: String, _ step: Int) -> String
    /// The names of its laws, in groups; each group must work without the others.
    let laws: [[String]]
    /// The laws that no mutant needs, and why they stay.
    let spareLaws: [String: String]
    let mutants: [Mutant]

    static let topMovies = MutantSubject(
        app: .topMovies, package: "mutants", folders: Step.all.map { "Sources/TopMovies/\($0.folder)" },
        hasLayerLaws: true,
        renamed: { words, _, step in step == 4 ? Rename.applied(to: words) : words },
        laws: [Law.all.map(\.id), LayerLaw.all.map(\.id)],
        spareLaws: spareLaws(of: "Top Movies"),
        mutants: Mutant.topMovies)

    /// Contacts, in MVVM, which is step 1, and in VIPER.
    static let contacts = MutantSubject(
        app: .contacts, package: "contacts-mutants",
        folders: ["Sources/Practice/Contacts/MVVM", "Sources/Practice/Contacts/VIPER"],
        hasLayerLaws: false,
        renamed: { words, file, step in
            if step == 1 { return words }
            // The view model of a view is its presenter now.
            if file.hasSuffix("View.swift") { return words.replacing("viewModel", with: "presenter") }
            return Rename.applied(to: words)
        },
        laws: [ContactsLaw.all.map(\.id)],
        spareLaws: spareLaws(of: "Contacts"),
        mutants: Mutant.contacts)

    /// Top Movies, as others would build it: each sound design in the first of its steps.
    static let sound = MutantSubject(
        app: .topMovies, package: "sound", folders: topMovies.folders, hasLayerLaws: false, renamed: topMovies.renamed,
        laws: [], spareLaws: [:],
        mutants: Mutant.sound.map { mutant in
            var mutant = mutant
            mutant.steps = mutant.steps.lowerBound...mutant.steps.lowerBound
            return mutant
        })

    private static func spareLaws(of app: String) -> [String: String] {
        let sections = Resource.text("Mutants/spare-laws.txt").split(separator: "# ")
        let lines = sections.first { $0.hasPrefix("\(app)\n") }?.split(separator: "\n").dropFirst() ?? []
        return Dictionary(
            uniqueKeysWithValues: lines.compactMap { line in
                line.firstRange(of: ": ").map { (String(line[..<$0.lowerBound]), String(line[$0.upperBound...])) }
            })
    }
}
