import Conformance
import ConsoleUI

extension Window {
    /// Performs commands as if the user typed them, each after the previous one has taken effect.
    func perform(_ commands: String...) async {
        for command in commands {
            type(command)
            await settle()
        }
    }

    /// Opens the Add screen, enters a name, and discards the output.
    func fillIn(_ firstName: String, _ lastName: String) async {
        await perform("add", "first \(firstName)", "last \(lastName)")
        _ = takeOutput()
    }

    /// Starting from the list, adds a contact as a user would.
    func add(_ firstName: String, _ lastName: String) async {
        await fillIn(firstName, lastName)
        await perform("done")
    }

    /// Returns the output since the last call, without the list's heading if the output starts with it.
    func takeRows() -> [String] {
        let lines = takeOutput()
        return lines.first == "Contacts" ? Array(lines.dropFirst()) : lines
    }

    /// Requires that a list of exactly these names is shown, and only once.
    func requireContacts(_ names: [String]) throws {
        let rows = names.isEmpty ? ["No contacts to show"] : zip(1..., names).map { "\($0). \($1)" }
        try requireLines("the list", takeRows(), text: rows, json: Page(contacts: names.map { ["fullName": $0] }))
    }

    /// Requires a message that the list can't be shown, with this reason.
    func requireFailure(_ reason: String) throws {
        try requireLines(
            "the failure", takeRows(), text: ["The contacts could not be loaded. \(reason)"],
            json: Page(contacts: [], failure: reason))
    }

    /// Requires that exactly one row is inserted, at this index, counted from 0.
    func requireInsertion(of name: String, at index: Int) throws {
        let page = Page(index: index, contact: ["fullName": name])
        try requireLines("what is shown", takeRows(), text: ["+ \(index + 1). \(name)"], json: page)
    }

    /// Requires an alert with this message on the Add screen, with these names in its fields.
    func requireAlert(
        _ message: String = "A contact must have first and last names", first: String = "", last: String = ""
    ) throws {
        let alert = ["title": "Error", "message": message, "button": "Ok"]
        let page = Page(screen: "add", firstName: first, lastName: last, alert: alert)
        try requireLines("the alert", takeOutput(), text: ["Error", message, "[Ok]"], json: page)
    }

    /// Requires that the help lists exactly these commands, followed by the three that every screen has.
    func requireCommands(_ commands: [String]) throws {
        _ = takeDiagnostics()
        type("help")
        let help = takeDiagnostics().split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }
        try Conformance.require("the commands", Array(help.dropLast(3)), is: commands)
    }

    /// The JSON of either screen.
    struct Page: Codable {
        var screen = "list"
        var contacts: [[String: String]]?
        var failure: String?
        var index: Int?
        var contact: [String: String]?
        var firstName, lastName, focus: String?
        var alert: [String: String]?
    }
}
