import Foundation
import TestSupport
import Testing

@testable import KataKit
@testable import Structure

/// The lamp's findings on two screens that communicate, one of which takes user input.
struct ContactsTests {
    private static let isComplete = "Contact(firstName: \"\", lastName: \"\").isComplete"
    /// The original code, its replacement, and whether the replacement applies a business rule or only reads a result.
    private static let edits = [
        ("interactor", "guard \(isComplete) else { return }; interactor", true),
        ("interactor", "if \(isComplete) == false { return }; interactor", true),
        ("interactor", "if firstName.value.isEmpty { return show(.incomplete) }; interactor", true),
        ("interactor", "if firstName.value.isEmpty { return show(refusal()) }; interactor", true),
        ("guard case .saved", "if case .incomplete = state { cancel() }; guard case .saved", false),
        ("guard case .saved", "if state == .incomplete { cancel() }; guard case .saved", false),
        (
            "guard case .saved",
            "switch state { case .incomplete, .failed: cancel(); default: break }; guard case .saved", false
        ),
    ]

    @Test(arguments: sample(edits) { "\($0.0)\($0.2)" })
    func `a presenter may read a business rule's result, but not apply the rule`(
        original: String, replacement: String, isRule: Bool
    ) throws {
        let action = original == "interactor" ? "func addContact() { " : ""
        let rules = try rules(replacing: action + original, by: action + replacement)
        #expect(rules == (isRule ? ["service-is-below"] : []))
    }

    private func rules(replacing original: String, by replacement: String) throws -> Set<String> {
        var files = try Repository.this.root.appending(path: "Sources/Practice/Contacts/VIPER").sources()
        let presenter = try #require(files["AddContactPresenter.swift"])
        #expect(presenter.contains(original))
        files["AddContactPresenter.swift"] =
            presenter.replacing(original, with: replacement) + """
                private func refusal() -> AddContactState { .incomplete }
                extension DefaultAddContactPresenter { func show(_ state: AddContactState) {} }
                """
        let facts = SourceFacts(of: files, named: "copy")
        #expect(facts.refusal == nil)
        return Set(StructureLamp.findings(in: facts, step: .interactor, of: .contacts).map(\.rule))
    }

    @Test func `the delegate of a view model isn't a presenter, even if a view passes the delegate on`() throws {
        let exercise = try #require(Exercise.all.first { $0.folder == "11-contacts" })
        let states = try ExerciseFiles(exercise: exercise, repository: Repository.this).states()
        for files in states.prefix(2) {
            let findings = StructureLamp.findings(
                in: SourceFacts(of: files, named: "copy"), step: .presenter, of: .contacts)
            #expect(findings.allSatisfy { $0.rule == "presenter-exists" }, "\(findings)")
        }
    }

    @Test func `a type nested in a view model's presentation isn't a business layer`() throws {
        let layers = Layers(of: try StructureStep.practice("Contacts/MVVM"), in: .contacts)
        #expect(layers.role(of: "AddContactPresentation.Alert") == .presentation)
    }
}
