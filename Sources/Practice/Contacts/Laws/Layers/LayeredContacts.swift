public import Conformance
import ConsoleUI
import ContactBook
public import Foundation

/// Contacts, or a participant's copy, with the layers that were handed in.
public struct LayeredContacts: Sendable {
    /// The layers, each made on its own.
    public let layers: ContactsLayers
    /// The running app.
    public let step: any ContactsStep.Type
    /// The folder of the app's sources.
    public let sources: URL
    /// A name that a rename has to replace everywhere, such as `ViewModel`, or nil.
    public let oldName: String?

    /// Creates a subject for the laws of single layers.
    public init(
        _ step: any ContactsStep.Type,
        layers: ContactsLayers,
        sources: URL,
        without oldName: String? = nil
    ) {
        self.step = step
        self.layers = layers
        self.sources = sources
        self.oldName = oldName
    }

    /// What the app consists of.
    public nonisolated enum Stop: Int, CaseIterable, Sendable {
        /// MVVM, of which no layer has to be handed in.
        case mvvm
        /// VIPER, of which all layers have to be handed in.
        case viper
    }

    /// Returns what is left to do before the app has reached `stop`.
    public func toDo(for stop: Stop) -> [ToDo] {
        guard stop == .viper else { return [] }
        let missing = Layer.ofContacts.filter { !has($0) }
        return missing.map(ToDo.handIn) + ToDo.rename(oldName, in: sources)
    }

    /// Whether the laws of `layer` can be tested.
    public func has(_ layer: Layer) -> Bool {
        switch layer {
        case .listBusiness: layers.listBusiness != nil
        case .listPresenter: layers.listPresenter != nil
        case .listView: layers.listView != nil
        case .listRouter: layers.listRouter != nil
        case .addBusiness: layers.addBusiness != nil
        case .addPresenter: layers.addPresenter != nil
        case .addView: layers.addView != nil
        case .addRouter: layers.addRouter != nil
        default: Layer.ofContacts.allSatisfy(has)
        }
    }

    func listBusiness(on store: any ContactStore) throws -> ContactListBusinessLayer {
        try require(.listBusiness, in: layers.listBusiness)(store)
    }

    func listPresenter(on double: ContactsDouble) throws -> ContactListPresenterLayer {
        try require(.listPresenter, in: layers.listPresenter)(double)
    }

    func addBusiness(on store: any ContactStore) throws -> AddContactBusinessLayer {
        try require(.addBusiness, in: layers.addBusiness)(store)
    }

    func addPresenter(
        on double: ContactsDouble, for delegate: ContactsDouble
    ) throws -> AddContactPresenterLayer {
        try require(.addPresenter, in: layers.addPresenter)(double, delegate)
    }

    func view(_ layer: Layer, on double: ContactsDouble, _ console: Console) throws -> Screen {
        let make = layer == .listView ? layers.listView : layers.addView
        return try require(layer, in: make)(double, console)
    }

    func router(
        _ layer: Layer, on double: ContactsDouble, _ console: Console
    ) throws -> ContactsRouterLayer {
        let make = layer == .listRouter ? layers.listRouter : layers.addRouter
        return try require(layer, in: make)(double, console)
    }
}

nonisolated extension Layer {
    static let listBusiness = Layer("list-business", "the list's view model or interactor")
    static let listPresenter = Layer("list-presenter", "the list's presenter")
    static let listView = Layer("list-view", "the list's view", in: Console.Format.allCases)
    static let listRouter = Layer("list-router", "the list's router")
    static let addBusiness = Layer("add-business", "the Add screen's view model or interactor")
    static let addPresenter = Layer("add-presenter", "the Add screen's presenter")
    static let addView = Layer("add-view", "the Add screen's view", in: Console.Format.allCases)
    static let addRouter = Layer("add-router", "the Add screen's router")

    static let ofContacts = [
        listBusiness, listPresenter, listView, listRouter,
        addBusiness, addPresenter, addView, addRouter,
    ]
}

extension LayerLaw where Subject == LayeredContacts {
    /// The laws of all layers.
    public nonisolated static var all: [LayerLaw] {
        business + listPresenter + addPresenter + listView + addView + routers + app
    }
}
