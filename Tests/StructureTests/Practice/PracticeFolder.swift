import Foundation

@testable import Structure
@testable import kata

/// The sources of an application that is not there in all four steps, and faults that can be made in them.
struct PracticeFolder: CustomStringConvertible, Sendable {
    private static let tests = URL(filePath: #filePath).appending(path: "../..").standardizedFileURL

    /// Where it is, beginning at the tests.
    let description: String
    let vocabulary: Vocabulary
    let step: StructureStep
    let faults: [Mutant]

    static let all = [login, contactsMVVM, contactsVIPER, ownContactsMVVM, ownContactsVIPER]
    static let login = PracticeFolder(
        description: "../../Sources/Practice/Login", vocabulary: .login, step: .interactor, faults: Mutant.login)
    static let contactsMVVM = PracticeFolder(
        description: "Fixtures/Contacts-MVVM", vocabulary: .contacts, step: .mvvm, faults: Mutant.contactsMVVM)
    static let contactsVIPER = PracticeFolder(
        description: "Fixtures/Contacts-VIPER", vocabulary: .contacts, step: .interactor, faults: Mutant.contactsVIPER)
    static let ownContactsMVVM = PracticeFolder(
        description: "../../Sources/Practice/Contacts/MVVM", vocabulary: .contacts, step: .mvvm,
        faults: Mutant.ownContactsMVVM)
    static let ownContactsVIPER = PracticeFolder(
        description: "../../Sources/Practice/Contacts/VIPER", vocabulary: .contacts, step: .interactor,
        faults: Mutant.ownContactsVIPER)

    /// Each fault, in its folder.
    static var cases: [(PracticeFolder, Mutant)] { all.flatMap { folder in folder.faults.map { (folder, $0) } } }

    var url: URL { Self.tests.appending(path: description).standardizedFileURL }

    /// The folder with the edit.
    func sources(with fault: Mutant) throws -> SourceFolder {
        SourceFolder(known: try fault.applied(to: url.sources(), as: step.rawValue), of: vocabulary)
    }
}
