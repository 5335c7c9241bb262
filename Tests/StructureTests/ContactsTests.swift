import Foundation
import TestSupport
import Testing

@testable import Structure
@testable import kata

/// What the lamp says of two screens that talk to each other, one of which takes what the user enters.
struct ContactsTests {
    private static let add = "func addContact() { interactor"
    private static let didChange = "guard case .saved"

    private static let refused = [
        (
            add,
            "func addContact() { guard Contact(firstName: \"\", lastName: \"\").isComplete else { return }; interactor"
        ),
        (
            add,
            "func addContact() { if Contact(firstName: \"\", lastName: \"\").isComplete == false { return }; interactor"
        ),
        (add, "func addContact() { if firstName.value.isEmpty { return show(.incomplete) }; interactor"),
        (add, "func addContact() { if firstName.value.isEmpty { return show(refusal()) }; interactor"),
    ]

    @Test(arguments: sample(refused) { $0.0 })
    func `a presenter that applies a business rule is refused`(original: String, replacement: String) throws {
        #expect(try rules(replacing: original, by: replacement) == ["service-is-below"])
    }

    private static let sound = [
        "if case .incomplete = state { cancel() }; guard case .saved",
        "if state == .incomplete { cancel() }; guard case .saved",
        "switch state { case .incomplete, .failed: cancel(); default: break }; guard case .saved",
    ]

    @Test(arguments: sample(sound) { _ in 0 })
    func `a presenter may read the result of a business rule`(replacement: String) throws {
        #expect(try rules(replacing: Self.didChange, by: replacement) == [])
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

    @Test func `the delegate of a view model isn't a presenter, even if a view passes it on`() throws {
        let exercise = try #require(Exercise.all.first { $0.folder == "11-contacts" })
        let states = try ExerciseFiles(exercise: exercise, repository: Repository.this).states()
        for files in states.prefix(2) {
            let findings = StructureLamp.findings(
                in: SourceFacts(of: files, named: "copy"), step: .presenter, of: .contacts)
            #expect(findings.allSatisfy { $0.rule == "view-asks-next" }, "\(findings)")
        }
    }

    @Test func `a part of a view model's presentation isn't a business layer`() throws {
        let layers = Layers(of: try StructureStep.practice("Contacts/MVVM"), in: .contacts)
        #expect(layers.role(of: "AddContactPresentation.Alert") == .presentation)
    }
}
