import Conformance
import ConsoleUI
import ContactsConformance
import Testing

/// The one suite of Contacts: every law, on both steps, through every view.
///
/// One after the other, so that the law that hangs is the one that is named.
@Suite(.serialized)
struct ContactsLawTests {
    @Test(arguments: ContactsLawRun.all)
    func `every law of Contacts holds`(run: ContactsLawRun) async throws {
        do {
            try await run.law(run.step.feature, format: run.format)
        } catch let violation as LawViolation {
            Issue.record("\(run.law.sentence) Instead: \(violation)")
        }
    }
}

/// One law on one step through one view.
nonisolated struct ContactsLawRun: Sendable, CustomTestStringConvertible {
    let law: ContactsLaw
    let step: ContactsTestStep
    let format: Console.Format

    var testDescription: String { "\(step.rawValue) \(format) \(law)" }

    static let all = ContactsLaw.all.flatMap { law in
        ContactsTestStep.allCases.flatMap { step in
            Console.Format.allCases.map { ContactsLawRun(law: law, step: step, format: $0) }
        }
    }
}
