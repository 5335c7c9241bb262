import Conformance
import ConsoleUI
import ContactsConformance
import Testing

/// The one suite of Contacts: every law, on both steps, through every view.
struct ContactsLawTests {
    // 29 laws, 2 steps, 2 views
    @Test func `no run is left out`() {
        #expect(ContactsLawRun.all.count == 29 * 2 * 2)
        #expect(Set(ContactsLaw.all.map(\.id)).count == 29)
    }

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
