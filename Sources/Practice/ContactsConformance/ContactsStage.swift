import Conformance
import ConsoleUI
import ContactBook

/// Where a law tries a step of Contacts: its feature over a scripted store, in as many windows as the law opens.
@MainActor
final class ContactsStage {
    let format: Console.Format
    private(set) var store = ScriptedContactStore(.examples)
    private let step: any ContactsStep.Type
    private lazy var feature = step.make(store: store)

    init(_ step: any ContactsStep.Type, format: Console.Format) {
        self.step = step
        self.format = format
    }

    /// Opens a window with a view of the feature, and lets it load.
    func open(_ format: Console.Format? = nil) async -> Window {
        let window = Window(format: format ?? self.format)
        window.navigator.push(feature.makeView(on: window.console))
        await settle()
        return window
    }

    /// Begins anew, with a store of these contacts.
    func restock(_ contacts: [Contact]) {
        store = ScriptedContactStore(contacts)
        feature = step.make(store: store)
    }

    /// Begins anew, with a store of contacts of these names.
    func restock(names: [String]) {
        restock(names.map(Contact.named))
    }

    /// Begins anew with a store of contacts of these names, opens a window, and forgets what it showed.
    func openLoaded(_ names: [String]) async throws -> Window {
        restock(names: names)
        let window = await open()
        _ = window.takeOutput()
        return window
    }

    /// The names of the contacts that a stage begins with, in order.
    static let examples = [Contact].examples.map(\.fullName)

    /// Opens a window on a feature of its own, lets `act` happen there, drops both, and holds the law to nothing of
    /// them being left.
    func requireNothingLeft(after act: (Window) async throws -> Void) async throws {
        let census = try await self.census(after: act)
        await settle()
        try require(census.count > 1, "the census found no object to count")
        try require("objects that are still alive", census.survivors, is: [])
    }

    private func census(after act: (Window) async throws -> Void) async throws -> Census {
        let window = Window(format: format)
        let view = step.make(store: store).makeView(on: window.console)
        window.navigator.push(view)
        await settle()
        try await act(window)
        let screens = [view, window.navigator.top].compactMap(\.self)
        return Census(of: screens, without: [store, window.console, window.navigator])
    }
}

extension Contact {
    /// A contact whose last name is the last word.
    static func named(_ name: String) -> Contact {
        let words = name.split(separator: " ").map(String.init)
        return Contact(firstName: words.dropLast().joined(separator: " "), lastName: words.last ?? "")
    }
}

extension Window {
    /// Performs commands, as a person types them, each when the one before has had its effect.
    func type(_ commands: [String]) async {
        for command in commands {
            type(command)
            await settle()
        }
    }

    /// Adds a contact, as a person does, from the list.
    func add(_ firstName: String, _ lastName: String) async {
        await type(["add", "first \(firstName)", "last \(lastName)"])
        _ = takeOutput()
        await type(["done"])
    }

    /// Holds a law to the list of exactly these names, once.
    func requireContacts(_ names: [String]) throws {
        let lines = takeOutput()
        switch console.format {
        case .json:
            let contacts = try page(ContactsPage.self, in: lines).contacts.map(\.fullName)
            try require("the list", contacts, is: names)
        case .text:
            let rows = lines.filter { $0 != "Contacts" }
            let expected = names.isEmpty ? ["No contacts to show"] : zip(1..., names).map { "\($0). \($1)" }
            try require("the list", rows, is: expected)
        }
    }

    /// Holds a law to one row alone being inserted, at an index from 0.
    func requireInsertion(of name: String, at index: Int) throws {
        let lines = takeOutput()
        switch console.format {
        case .json:
            let page = try page(InsertionPage.self, in: lines)
            try require("the inserted contact", page.contact.fullName, is: name)
            try require("its index", page.index, is: index)
        case .text: try require("what is shown", lines.filter { $0 != "Contacts" }, is: ["+ \(index + 1). \(name)"])
        }
    }

    /// Holds a law to an alert with this message, on the screen that adds a contact.
    func requireAlert(_ message: String) throws {
        let lines = takeOutput()
        switch console.format {
        case .json:
            let alert = try page(AddPage.self, in: lines).alert
            try require("the alert", alert, is: AddPage.Alert(title: "Error", message: message, button: "Ok"))
        case .text: try require("the alert", lines, is: ["Error", message, "[Ok]"])
        }
    }

    struct ContactsPage: Decodable {
        let contacts: [Shown]
        let failure: String?
    }

    struct InsertionPage: Decodable {
        let index: Int
        let contact: Shown
    }

    struct AddPage: Decodable {
        let firstName: String
        let lastName: String
        let focus: String?
        let alert: Alert?

        struct Alert: Decodable, Equatable {
            let title: String
            let message: String
            let button: String
        }
    }

    struct Shown: Decodable {
        let fullName: String
    }
}
