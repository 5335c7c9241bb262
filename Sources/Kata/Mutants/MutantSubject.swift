import Conformance
import ContactsConformance

/// An application that faults are made in: where its copies come from, and what judges them.
struct MutantSubject: Sendable {
    let app: App
    /// The folder, in `.build`, of the package that holds the copies.
    let package: String
    /// The folders of its steps' sources, from this package's on.
    let folders: [String]
    /// Whether laws on single layers are tried as well, which the tests of each step make layers for.
    let hasLayerLaws: Bool
    /// How words of a file of step 1, or its name, read in a later step.
    let renamed: @Sendable (_ words: String, _ file: String, _ step: Int) -> String
    /// Its laws, by their names, in kinds that must do without each other.
    let laws: [[String]]
    /// The laws that no mutant needs, and why they stay.
    let spareLaws: [String: String]
    let mutants: [Mutant]

    /// Top Movies, in four steps.
    static let topMovies = MutantSubject(
        app: .topMovies, package: "mutants", folders: Step.all.map { "Sources/TopMovies/\($0.folder)" },
        hasLayerLaws: true,
        renamed: { words, _, step in step == 4 ? Rename.applied(to: words) : words },
        laws: [Law.all.map(\.id), LayerLaw.all.map(\.id)],
        spareLaws: [
            "loads-on-appearing": "it is where every other law starts; what breaks it breaks those, too",
            "reload": "a person's first command; its faults show in the laws on overlaps as well",
            "ranks-anew": "names the fault where a changed answer keeps old facts",
            "back": "a person's second command; its faults show in each law that goes back",
            "open-while-loading": "two layers guard it, so that it takes two faults at once to break it alone",
            "two-views": "the article's promise, one presenter for two platforms, in one sentence",
            "one-of-two-goes": "one view's end must not be the other's, whatever ties them",
            "business-waits": "names the fault that the others notice by miscounting",
            "business-says-it-once": "names the fault that the others notice in their lists of states",
            "presenter-serves-two": "a presenter's promise to a redesign, which a binding keeps by itself",
        ],
        mutants: Mutant.topMovies)

    /// Contacts, in MVVM, which is step 1, and in VIPER.
    static let contacts = MutantSubject(
        app: .contacts, package: "contacts-mutants",
        folders: ["Sources/Practice/Contacts/MVVM", "Sources/Practice/Contacts/VIPER"],
        hasLayerLaws: false,
        renamed: { words, file, step in
            if step == 1 { return words }
            // What a view called its view model is its presenter now.
            if file.hasSuffix("View.swift") { return words.replacing("viewModel", with: "presenter") }
            return Rename.applied(to: words)
        },
        laws: [ContactsLaw.all.map(\.id)],
        spareLaws: [
            "contacts-sorted": "names the fault where insert-in-place counts indices",
            "contacts-empty":
                "a person's first sight of a new store; a search that finds nothing shows its faults, too",
            "contacts-reload": "a person's way out of a failure; its faults show wherever something is read again",
            "contacts-newest-wins": "names the fault that insert-while-reading notices by a lost contact",
            "add-incomplete": "the article's own words; an alert's faults show in each law that meets one",
            "add-alerts-again": "names the fault that add-incomplete notices in its second case",
            "add-cancel": "a person's second command there; its faults show in each law that goes back",
            "insert-in-place": "the article's promise, one row and its index; each law that adds stands on it",
            "insert-first": "a table without rows is where insertions go wrong first; name-spaces happens to begin so",
            "insert-two-views": "one presenter for two platforms, in one sentence",
            "search": "a person's command; its faults show in each law that searches",
            "search-two-views": "names the fault that others notice by a search that is gone",
            "name-any-script": "says for people what name-harmless notices in a line of JSON",
            "name-harmless": "the console sees to it for every view, where no edit of a step reaches",
            "contacts-no-leak": "what keeps a screen alive keeps it while the store works, too",
            "contacts-saved-all-the-same": "says that Done is final; what breaks it breaks add-keeps first",
        ],
        mutants: Mutant.contacts)
}
