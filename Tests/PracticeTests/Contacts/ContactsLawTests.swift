import Conformance
import ConsoleUI
import ContactBook
public import ContactsConformance
public import ContactsMVVM
public import ContactsVIPER
import Foundation
import TestSupport
import Testing

/// The laws of Contacts, each run on both steps, through every view.
///
/// The laws run one after another, so if a law hangs, it's the last law named in the output.
@Suite(.serialized) struct ContactsLawTests {
    @Test(arguments: ContactsLaw.all, ContactsTestStep.allCases)
    func `every law of Contacts holds`(law: ContactsLaw, step: ContactsTestStep) async throws {
        for format in Console.Format.allCases {
            try await judge(law.sentence, format) {
                try await law(step.feature, format: format)
            }
        }
    }

    @Test(arguments: LayerLaw<LayeredContacts>.all)
    func `every law of a layer holds in VIPER`(law: LayerLaw<LayeredContacts>) async throws {
        for format in law.layer.formats {
            try await judge(law.sentence, format) {
                try await law(.viper, format: format)
            }
        }
    }

    @Test(arguments: ContactsLaw.all)
    func `each law rejects each fault listed for it, and accepts the same app without the fault`(
        law: ContactsLaw
    ) async throws {
        try await expectRefusals(by: law.id, in: "Contacts", [.text, .json]) { format in
            try await law(FaultyContacts.self, format: format)
        }
    }

    @Test(arguments: LayerLaw<LayeredContacts>.all)
    func `each law of a layer rejects each fault listed for it`(
        law: LayerLaw<LayeredContacts>
    ) async throws {
        let faulty = LayeredContacts(
            FaultyContacts.self,
            layers: .faulty,
            sources: LayeredContacts.viper.sources)
        try await expectRefusals(by: law.id, in: "Contacts", law.layer.formats) { format in
            try await law(faulty, format: format)
        }
    }

    @Test func `faults are listed for every law, and only for laws that exist`() throws {
        let laws = ContactsLaw.all.map(\.id) + LayerLaw<LayeredContacts>.all.map(\.id)
        #expect(Set(laws).count == laws.count)
        #expect(try Set(faults(of: "Contacts").keys) == Set(laws))
    }

    @Test func `VIPER has all layers, and MVVM needs none`() {
        #expect(LayeredContacts.viper.toDo(for: .viper).isEmpty)
        let layers = ContactsLayers(listPresenter: ContactsLayers.viper.listPresenter)
        let sources = LayeredContacts.viper.sources.appending(path: "../MVVM").standardized
        let start = LayeredContacts(
            ContactsMVVM.ContactListModule.self,
            layers: layers,
            sources: sources,
            without: "ViewModel")
        #expect(start.toDo(for: .mvvm).isEmpty)
        let left: Set = [
            "list-business",
            "list-view",
            "list-router",
            "add-business",
            "add-presenter",
            "add-view",
            "add-router",
            "old-name",
        ]
        #expect(Set(start.toDo(for: .viper).map(\.id)) == left)
    }
}

extension LayeredContacts {
    static let viper = LayeredContacts(
        ContactsVIPER.ContactListModule.self,
        layers: .viper,
        sources: URL(filePath: #filePath)
            .appending(path: "../../../../Sources/Practice/Contacts/VIPER")
            .standardized)
}

/// The two steps, and what a participant might do, as test arguments.
nonisolated enum ContactsTestStep: String, CaseIterable, Sendable {
    case mvvm = "1-MVVM"
    case viper = "2-VIPER"
    case offMain = "2-VIPER, on a store that works on other threads"

    @MainActor var feature: any ContactsStep.Type {
        switch self {
        case .mvvm: ContactsMVVM.ContactListModule.self
        case .viper: ContactsVIPER.ContactListModule.self
        case .offMain: OffMainContacts.self
        }
    }
}

/// VIPER on a store that takes its time on other threads, for laws that would pass only on a store that answers at once.
private struct OffMainContacts: ContactsStep {
    private let module: ContactsVIPER.ContactListModule

    init(store: any ContactStore) { module = .init(store: OffMainStore(store: store)) }

    func makeView(on console: Console) -> Screen { module.makeView(on: console) }
}

private nonisolated struct OffMainStore: ContactStore {
    let store: any ContactStore

    @concurrent func contacts() async throws(ContactStoreError) -> [Contact] {
        for _ in 1...1_000 { await Task.yield() }
        return try await store.contacts()
    }

    @concurrent func add(_ contact: Contact) async throws(ContactStoreError) {
        for _ in 1...1_000 { await Task.yield() }
        try await store.add(contact)
    }
}

extension ContactsMVVM.ContactListModule: ContactsStep {}
extension ContactsVIPER.ContactListModule: ContactsStep {}
