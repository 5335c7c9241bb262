import Conformance
import ContactsConformance

/// An application to mutate, which provides the copies and the laws that judge them.
struct MutantSubject: Sendable {
    let app: App
    /// The folders of the app's steps, in the app's folder.
    let folders: [String]
    /// The files of `Tests/Mutants` with the subject's mutants.
    let files: [String]
    /// The names of the laws that the mutants test, in groups that are judged separately.
    let laws: [[String]]

    static let topMovies = MutantSubject(
        app: .topMovies, folders: Step.all.map(\.folder),
        files: ["business", "presenter", "views", "navigation", "layers", "harmless"],
        laws: [Law.all.map(\.id), LayerLaw<LayeredStep>.all.map(\.id)])
    /// Contacts, in MVVM (step 1) and in VIPER (step 2).
    static let contacts = MutantSubject(
        app: .contacts, folders: ["MVVM", "VIPER"], files: ["contacts-business", "contacts-modules", "contacts-views"],
        laws: [ContactsLaw.all.map(\.id)])
    func mutants(in repository: Repository) throws -> [Mutant] { try files.flatMap { try repository.mutants(in: $0) } }

    typealias Copy = (mutant: Mutant, step: Int, module: String)

    /// - Parameter isQuick: Whether to try each mutant in just one step, rotating through the steps.
    func copies(of mutants: [Mutant], isQuick: Bool) -> [Copy] {
        zip(1..., mutants).flatMap { number, mutant in
            var steps = Array(mutant.steps.clamped(to: 1...folders.count))
            if isQuick { steps = [steps[number % steps.count]] }
            return steps.map { (mutant, $0, "Mutant\(number)Step\($0)") }
        }
    }
}
