import Conformance
import ConsoleUI
import ContactsConformance
import Testing

/// The one suite of Contacts: every law, on both steps, through every view.
///
/// One after the other, so that the law that hangs is the one that is named.
@Suite(.serialized)
struct ContactsLawTests {
    @Test(arguments: ContactsLaw.all, ContactsTestStep.allCases)
    func `every law of Contacts holds`(law: ContactsLaw, step: ContactsTestStep) async throws {
        for format in Console.Format.allCases {
            do {
                try await law(step.feature, format: format)
            } catch let violation as LawViolation {
                Issue.record("\(format): \(law.sentence) Instead: \(violation)")
            }
        }
    }
}
