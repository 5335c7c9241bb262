import Testing

@testable import Structure
@testable import kata

/// The rules are the same for the practice applications, in their own words.
struct PracticeTests {
    @Test(arguments: PracticeFolder.all)
    func `a practice application is built as it should be`(folder: PracticeFolder) throws {
        let findings = try StructureLamp.findings(in: folder.url, step: folder.step, of: folder.vocabulary)
        #expect(findings.isEmpty, "\(findings.map(\.description).joined(separator: "\n"))")
    }

    @Test(arguments: PracticeFolder.cases)
    func `the rule that is broken says so`(folder: PracticeFolder, fault: Mutant) throws {
        let sources = try folder.sources(with: fault)
        let isSeen = sources.isRejected(by: fault.catcher, for: folder.step)
        #expect(isSeen, "\(fault.catcher ?? "") is silent; found: \(sources.findings(for: folder.step))")
    }

    @Test(arguments: [
        (
            "a weak delegate is a property of its own", "Presenters.swift", "private weak var delegate",
            "weak private(set) var delegate"
        ),
        (
            "a presenter keeps what is below it by a protocol of another name", "Presenters.swift",
            "enum AddContactState",
            """
            protocol Inserting: AnyObject {}
            extension StoredContactListInteractor: Inserting {}
            extension StoredAddContactPresenter { final class Box { let target: any Inserting } }
            enum AddContactState
            """
        ),
        (
            "a view makes what it shows of other labels", "Views.swift", "console.write(contact.fullName)",
            "console.write(Row(fullName: contact.fullName))"
        ),
    ])
    func `it passes in Contacts`(name: String, file: String, find: String, replace: String) throws {
        let edit = Mutant(
            name, in: file, find,
            replace, rule: "")
        let findings = try PracticeFolder.contactsVIPER.sources(with: edit).findings(for: .interactor)
        #expect(findings.isEmpty, "\(name): \(findings)")
    }

    @Test func `Contacts in MVVM is not in VIPER yet, and the other way round`() throws {
        let (mvvm, viper) = (PracticeFolder.contactsMVVM, PracticeFolder.contactsVIPER)
        let missing = try StructureLamp.findings(in: mvvm.url, step: viper.step, of: .contacts)
            .filter { $0.kind == .missing }
        #expect(Set(missing.map(\.rule)) == ["presenter-exists", "router-exists", "renamed"])
        let early = try StructureLamp.findings(in: viper.url, step: mvvm.step, of: .contacts)
        #expect(Set(early.map(\.rule)) == ["no-presenter-yet", "no-router-yet", "no-interactor-yet"])
    }

    @Test func `a finding speaks of what the application is about`() throws {
        let files = ["A.swift": "class AView: Screen { func f(a: Article) -> String { a.title } }"]
        let findings = StructureLamp.findings(in: files, named: "mine", step: .interactor, of: .articles)
        let sentences = Set(findings.map(\.sentence))
        #expect(
            sentences.isSuperset(of: [
                "has no view model or interactor: give the articles and the business rules a type",
                "makes no ArticlePresentation of an article yet: move there what puts it into words",
                "reads the title of an Article: in VIPER a view shows an ArticlePresentation",
                "knows Article: in VIPER it tells the presenter a row, and shows presentations",
            ]), "\(sentences)")
    }

    @Test func `Top Movies' words find nothing of Contacts`() throws {
        let fault = try #require(Mutant.contactsVIPER.first { $0.catcher == "view-knows-no-entity" })
        let files = try fault.applied(to: PracticeFolder.contactsVIPER.url.sources(), as: 4)
        let rules = StructureLamp.findings(in: files, named: "copy", step: .interactor).map(\.rule)
        #expect(!rules.contains { $0 == fault.catcher })
    }

    @Test func `the map finds the store of Contacts`() throws {
        let map = try StructureMap(of: PracticeFolder.contactsMVVM.url, in: .contacts)
        #expect(map.arrows.contains { $0.from == "ViewModel" && $0.to == "Service" && $0.kind == .call })
        #expect(map.boxes.map(\.name) == ["View", "ViewModel", "Navigator", "Service"])
    }
}
