import Conformance
import ContactsConformance
import Structure

/// An application for exercises and mutants: the parts of a copy, and the laws that judge it; or just a library.
struct App: Sendable {
    /// The module of its sources in a participant's copy.
    let module: String
    /// The folder of its sources in this package: one folder for each structure.
    let folder: String
    /// The module of its entities and services, which the laws use.
    var data = ""
    var vocabulary = Vocabulary.topMovies
    /// The module of its laws, the type of a law, and the protocol that a law's subject adopts.
    var laws: (module: String, law: String, step: String) = ("", "", "")
    var lawCount = 0
    /// The type that conforms to the protocol.
    var feature = ""
    /// The participant's app as a program in the copy: its name, its library, and how it's made.
    let program: (name: String, library: String, make: String)

    static let all = [topMovies, contacts]

    static let topMovies = App(
        module: "TopMovies", folder: "Sources/TopMovies", data: "MovieCatalog", vocabulary: .topMovies,
        laws: ("Conformance", "Law", "TopMoviesStep"), lawCount: Law.all.count, feature: "MovieListModule",
        program: ("my-movies", "TopMoviesProgram", "MovieListModule(service: launch.service, limit: launch.limit)"))

    /// Contacts, which exists only before and after the refactoring. A module of its bare name would hide Apple's.
    static let contacts = App(
        module: "ContactsApp", folder: "Sources/Practice/Contacts", data: "ContactBook", vocabulary: .contacts,
        laws: ("ContactsConformance", "ContactsLaw", "ContactsStep"), lawCount: ContactsLaw.all.count,
        feature: "ContactListModule",
        program: ("my-contacts", "ContactsProgram", "ContactListModule(store: launch.store)"))

    var hasLayerLaws: Bool { module == "TopMovies" }
    /// The folder of its sources in a participant's copy.
    var sources: String { "Sources/\(module)" }
    /// The products that its sources import.
    var libraries: [String] { ["Binding", data, "ConsoleUI", "Fetching"] }
    var lawLibraries: [String] { [laws.module] + libraries }

    /// The compiler's facts about a copy's sources. The participant's own test is beside them, and in no layer.
    func facts(of files: [String: String]) -> SourceFacts {
        SourceFacts(of: files.filter { !$0.key.hasPrefix("..") }, named: sources, module: module)
    }

    /// The source of a conformance with which the laws can be tried on a module.
    /// - Parameter before: Code before the conformance.
    func conformance(of module: String, after before: String = "") -> String {
        let imports =
            ["ConsoleUI", data].map { "import \($0)" } + [module, laws.module].sorted().map { "public import \($0)" }
        let values = [
            "imports": imports.joined(separator: "\n"), "before": before, "module": module, "type": feature,
            "step": laws.step,
        ]
        return Resource.text("Conformance.template", values) + "\n"
    }
}
