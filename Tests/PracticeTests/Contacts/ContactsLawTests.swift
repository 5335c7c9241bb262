import Conformance
import ConsoleUI
import ContactBook
public import ContactsConformance
public import ContactsMVVM
public import ContactsVIPER
import TestSupport
import Testing

/// The laws of Contacts, each run on both steps, through every view.
///
/// The laws run one after another, so if a law hangs, it's the last law named in the output.
@Suite(.serialized) struct ContactsLawTests {
    @Test(arguments: ContactsLaw.all, ContactsTestStep.allCases)
    func `every law of Contacts holds`(law: ContactsLaw, step: ContactsTestStep) async throws {
        for format in Console.Format.allCases {
            try await judge(law.sentence, format) { try await law(step.feature, format: format) }
        }
    }

    @Test(arguments: ContactsLaw.all)
    func `each law rejects each fault listed for it, and accepts the same app without the fault`(
        law: ContactsLaw
    ) async throws {
        let listed = try #require(faults(of: "Contacts")[law.id], "Tests/Cases/faults.txt lists no fault for \(law)")
        for (format, requires) in zip([Console.Format.text, .json], listed.requires) {
            let missed = try await Fault.missed(among: listed.faults) {
                try await law(FaultyContacts.self, format: format)
            }
            #expect(missed == [requires])
        }
    }
}

/// Runs a law, and reports any violation with the law's sentence.
func judge(_ sentence: String, _ format: Console.Format, _ law: () async throws -> Void) async throws {
    do { try await law() } catch let violation as LawViolation {
        Issue.record("\(format): \(sentence) Instead: \(violation)")
    }
}

/// The two steps, as test arguments.
nonisolated enum ContactsTestStep: String, CaseIterable, Sendable {
    case mvvm = "1-MVVM"
    case viper = "2-VIPER"

    @MainActor var feature: any ContactsStep.Type {
        switch self {
        case .mvvm: ContactsMVVM.ContactListModule.self
        case .viper: ContactsVIPER.ContactListModule.self
        }
    }
}

extension ContactsMVVM.ContactListModule: ContactsStep {}
extension ContactsVIPER.ContactListModule: ContactsStep {}
