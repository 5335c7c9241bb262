import Binding
import Conformance
import ConsoleUI
import ContactBook

nonisolated extension LayerLaw where Subject == LayeredContacts {
    static let app = [
        LayerLaw(
            .app, "contacts-runs-them",
            "The layers that were handed in are the ones that run."
        ) { subject, format in
            let app = try await RunningContacts(subject, format: format)
            for (layers, handedIn) in [(app.list, app.handedIn), (app.add, app.handedInAdd)] {
                try require("a screen's view", layers.names[.view], is: handedIn[.view])
                try layers.require([.presenter], below: .view, of: handedIn)
                try layers.require([.business, .router], below: .presenter, of: handedIn)
            }
        },
        LayerLaw(
            .app, "contacts-skips-no-layer",
            "No layer holds a reference past the next layer."
        ) { subject, format in
            let app = try await RunningContacts(subject, format: format)
            for layers in [app.list, app.add] {
                try layers.requireNextLayers(in: .router, subject.sources)
            }
        },
    ]
}

/// The app as it runs, with its layers: the list, loaded, and the Add screen on top of it.
private struct RunningContacts {
    let list: LivingLayers
    let add: LivingLayers
    let handedIn: [LivingLayers.Role: LayerName]
    let handedInAdd: [LivingLayers.Role: LayerName]

    init(_ subject: LayeredContacts, format: Console.Format) async throws {
        let store = ScriptedContactStore(.examples)
        let window = Window(format: format)
        let double = ContactsDouble()
        let listBusiness = LayerName(try subject.listBusiness(on: store).layer)
        let presenter = try subject.listPresenter(on: double)
        let listPresenter = LayerName(presenter.layer)
        double.list.send(.loaded(ContactList([Contact.named("Ann Lee")], query: "")))
        var row: Any?
        if case .loaded(let list) = presenter.contacts.value { row = list.items.first }
        handedIn = [
            .business: listBusiness,
            .presenter: listPresenter,
            .view: LayerName(try subject.view(.listView, on: double, window.console)),
            .router: LayerName(try subject.router(.listRouter, on: double, window.console).layer),
        ]
        handedInAdd = [
            .business: LayerName(try subject.addBusiness(on: store).layer),
            .presenter: LayerName(try subject.addPresenter(on: double, for: double).layer),
            .view: LayerName(try subject.view(.addView, on: double, window.console)),
            .router: LayerName(try subject.router(.addRouter, on: double, window.console).layer),
        ]
        let view = subject.step.init(store: store).makeView(on: window.console)
        window.navigator.push(view)
        await wait { store.retrievals == 1 }
        await settle()
        list = LivingLayers(
            of: view,
            roles: handedIn.roles,
            service: store,
            presentation: row,
            isEntity: { $0 is Contact })
        window.type("add")
        try await require(soon: window.navigator.top !== view, "'add' shows no other screen")
        let other = [listBusiness: LivingLayers.Role.otherBusiness, listPresenter: .otherPresenter]
        let roles = handedInAdd.roles.merging(other) { own, _ in own }
        add = LivingLayers(
            of: window.navigator.top ?? view,
            roles: roles,
            service: store,
            isEntity: { $0 is Contact })
    }
}
