import Conformance
import ConsoleUI
import ContactBook

extension Window {
    /// Performs commands as the user types them, each when the one before has had its effect.
    func type(_ commands: [String]) async {
        for command in commands {
            type(command)
            await settle()
        }
    }

    /// Adds a contact from the list, as the user does.
    func add(_ firstName: String, _ lastName: String) async {
        await type(["add", "first \(firstName)", "last \(lastName)"])
        _ = takeOutput()
        await type(["done"])
    }

    /// Requires the list of exactly these names, once.
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

    /// Requires that one row alone is inserted, at an index from 0.
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

    /// Requires an alert with this message on the screen that adds a contact.
    func requireAlert(_ message: String) throws {
        let lines = takeOutput()
        switch console.format {
        case .json:
            let alert = try page(AddPage.self, in: lines).alert
            try require("the alert", alert, is: ["title": "Error", "message": message, "button": "Ok"])
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
        let alert: [String: String]?
    }

    struct Shown: Decodable {
        let fullName: String
    }
}
