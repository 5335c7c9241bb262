import Conformance
import ConsoleUI

extension Window {
    /// Performs commands as the user types them, each when the one before has had its effect.
    func perform(_ commands: String...) async {
        for command in commands {
            type(command)
            await settle()
        }
    }

    /// Opens the screen that adds a contact, enters a name, and discards the output.
    func fillIn(_ firstName: String, _ lastName: String) async {
        await perform("add", "first \(firstName)", "last \(lastName)")
        _ = takeOutput()
    }

    /// Adds a contact from the list, as the user does.
    func add(_ firstName: String, _ lastName: String) async {
        await fillIn(firstName, lastName)
        await perform("done")
    }

    /// Returns what was written since the last time, without the heading.
    func takeRows() -> [String] { takeOutput().filter { $0 != "Contacts" } }

    /// Requires the list of exactly these names, once.
    func requireContacts(_ names: [String]) throws {
        switch console.format {
        case .json:
            try require("the list", page(ContactsPage.self, in: takeOutput()).names, is: names)
        case .text:
            let expected = names.isEmpty ? ["No contacts to show"] : zip(1..., names).map { "\($0). \($1)" }
            try require("the list", takeRows(), is: expected)
        }
    }

    /// Requires that one row alone is inserted, at an index from 0.
    func requireInsertion(of name: String, at index: Int) throws {
        switch console.format {
        case .json:
            let page = try page(InsertionPage.self, in: takeOutput())
            try require("the inserted contact", page.contact, is: ["fullName": name])
            try require("its index", page.index, is: index)
        case .text: try require("what is shown", takeRows(), is: ["+ \(index + 1). \(name)"])
        }
    }

    /// Requires an alert with this message on the screen that adds a contact.
    func requireAlert(_ message: String = "A contact must have first and last names") throws {
        switch console.format {
        case .json:
            let alert = try page(AddPage.self, in: takeOutput()).alert
            try require("the alert", alert, is: ["title": "Error", "message": message, "button": "Ok"])
        case .text: try require("the alert", takeOutput(), is: ["Error", message, "[Ok]"])
        }
    }

    struct ContactsPage: Decodable {
        let contacts: [[String: String]]
        let failure: String?
        var names: [String?] { contacts.map { $0["fullName"] } }
    }

    struct InsertionPage: Decodable {
        let index: Int
        let contact: [String: String]
    }

    struct AddPage: Decodable {
        let firstName, lastName: String
        let focus: String?
        let alert: [String: String]?
    }
}
