import Conformance
import ContactsConformance
import Foundation

/// An app (or just a library) changed by exercises and mutants: its parts in a participant's copy, and its laws.
package struct App: Sendable {
    /// The module that contains the app's sources in a participant's copy.
    let module: String
    /// The folder that contains the app's sources in this package, with one folder for each structure.
    let folder: String
    /// The module of the app's entities and services, which the laws use.
    var data = ""
    /// The names in the app's laws.
    var laws = LawNames()
    /// The file with the layers of a folder of the app's sources, in this package's tests.
    package var layersFile: @Sendable (_ folder: String) -> String = { _ in "" }
    var lawCount = 0
    /// The app's type that conforms to the protocol `laws.step`.
    var feature = ""
    package let program: Program

    struct LawNames {
        var module = ""
        /// The type of a law.
        var law = ""
        /// The protocol of the laws' subjects.
        var step = ""
        /// The type of the subject of the laws of single layers.
        var layered = ""
    }

    /// The program that runs the app in a copy.
    package struct Program: Sendable {
        package let name: String
        var library = ""
        /// The code that creates the module.
        var make = ""
    }

    static let all = [topMovies, contacts]

    package static let topMovies = App(
        module: "TopMovies",
        folder: "Sources/TopMovies",
        data: "MovieCatalog",
        laws: LawNames(module: "Conformance", law: "TopMoviesLaw", step: "TopMoviesStep", layered: "LayeredStep"),
        layersFile: { folder in
            let step = folder.prefix { $0 != "-" }
            return "Tests/TopMoviesTests/Layers/Step\(step)Layers.swift"
        },
        lawCount: TopMoviesLaw.all.count,
        feature: "MovieListModule",
        program: Program(
            name: "my-movies",
            library: "TopMoviesProgram",
            make: "MovieListModule(service: launch.service, limit: launch.limit)"))

    /// Contacts, in MVVM and VIPER only. Its module isn't named Contacts, because that would hide Apple's framework.
    static let contacts = App(
        module: "ContactsApp",
        folder: "Sources/Practice/Contacts",
        data: "ContactBook",
        laws: LawNames(
            module: "ContactsConformance", law: "ContactsLaw", step: "ContactsStep", layered: "LayeredContacts"),
        layersFile: { "Tests/PracticeTests/Contacts/\($0)Layers.swift" },
        lawCount: ContactsLaw.all.count,
        feature: "ContactListModule",
        program: Program(
            name: "my-contacts",
            library: "ContactsProgram",
            make: "ContactListModule(store: launch.store)"))

    /// The folder that contains the app's sources in a participant's copy.
    package var sources: String { "Sources/\(module)" }
    /// The products that the app's sources use.
    var libraries: [String] { ["Binding", data, "ConsoleUI", "Fetching"] }
    var lawLibraries: [String] { Set([laws.module, "Conformance"]).sorted() + libraries }

    /// Returns the source of a conformance through which the laws can test a module.
    /// - Parameter before: Code that precedes the conformance.
    package func conformance(of module: String, after before: String = "") -> String {
        let imports = ["ConsoleUI", data].map { "import \($0)" }
        let publicImports = [module, laws.module].sorted().map { "public import \($0)" }
        let values = [
            "imports": (imports + publicImports).joined(separator: "\n"),
            "before": before,
            "module": module,
            "type": feature,
            "step": laws.step,
        ]
        return Bundle.module.text("Conformance.template", values) + "\n"
    }
}
