import Conformance
import ContactsConformance
import Structure

/// An application that exercises and mutants are about: what a copy of it is made of, and judged by.
struct App: Sendable {
    /// The module that its sources make in a participant's copy, and their folder in `Sources`.
    let module: String
    /// The module of what it is about, whose types the laws take.
    let data: String
    /// How the structure lamp names things in it.
    let vocabulary: Vocabulary
    /// The module of its laws, the type of a law, and the protocol of what a law is tried on.
    let laws: (module: String, law: String, step: String)
    let lawCount: Int
    /// Whether there are laws of its single layers.
    var hasLayerLaws: Bool { module == "TopMovies" }
    /// The type that conforms to the protocol, and how.
    let feature: (type: String, make: String)
    /// What `swift run` starts in a participant's copy: its name, its library, and how it makes the module.
    let program: (name: String, library: String, make: String)

    static let topMovies = App(
        module: "TopMovies", data: "MovieCatalog", vocabulary: .topMovies,
        laws: ("Conformance", "Law", "TopMoviesStep"), lawCount: Law.all.count,
        feature: (
            "MovieListModule",
            "make(service: any MovieService, limit: Int) -> Self { Self(service: service, limit: limit) }"
        ),
        program: ("my-movies", "TopMoviesProgram", "MovieListModule(service: launch.service, limit: launch.limit)"))

    /// Contacts, which is there before and after the refactoring only. A module of its bare name would hide Apple's.
    static let contacts = App(
        module: "ContactsApp", data: "ContactBook", vocabulary: .contacts,
        laws: ("ContactsConformance", "ContactsLaw", "ContactsStep"), lawCount: ContactsLaw.all.count,
        feature: ("ContactListModule", "make(store: any ContactStore) -> Self { Self(store: store) }"),
        program: ("my-contacts", "ContactsProgram", "ContactListModule(store: launch.store)"))

    /// The folder of its sources in a participant's copy.
    var sources: String { "Sources/\(module)" }

    /// The products that its sources import.
    var libraries: [String] { ["Binding", data, "ConsoleUI", "Fetching"] }

    /// The products that its laws need.
    var lawLibraries: [String] { [laws.module] + libraries }

    /// The file that makes a module of it something that the laws can be tried on.
    /// - Parameters:
    ///   - between: What stands before the conformance.
    ///   - other: A module that this needs.
    func conformance(of module: String, after between: String = "", importing other: String? = nil) -> String {
        """
        \([data, module, laws.module].sorted().map { "public import \($0)" }.joined(separator: "\n"))\(other.map { "\nimport \($0)" } ?? "")

        \(between)extension \(module).\(feature.type): \(laws.step) {
            public static func \(feature.make)
        }

        """
    }
}
