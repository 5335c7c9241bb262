import Conformance
import ConsoleUI

extension Window {
    /// Performs commands as if the user typed them, each after what the previous one has caused on the main actor.
    func perform(_ commands: String...) async {
        for command in commands {
            if ["add", "cancel", "back"].contains(command) {
                await go(command)
            } else {
                type(command)
                await settle()
            }
        }
    }

    /// Performs a command that shows or leaves a screen, and waits until it has.
    private func go(_ command: String) async {
        let before = navigator.top
        type(command)
        await wait { navigator.top !== before }
    }

    /// Opens the Add screen, enters a name, and discards the output.
    func fillIn(_ firstName: String, _ lastName: String) async {
        await perform("add", "first \(firstName)", "last \(lastName)")
        _ = takeOutput()
    }

    /// Starting from the list, adds a contact as a user would.
    func add(_ firstName: String, _ lastName: String) async {
        await fillIn(firstName, lastName)
        await go("done")
    }

    /// Waits until the list shows something, and returns the output.
    @discardableResult func loadedOutput() async -> [String] {
        await wait { !rows.isEmpty && console.activity == nil }
        return takeOutput()
    }

    /// Returns the output since the last call, without the list's heading if the output starts with it.
    func takeRows() -> [String] {
        defer { _ = takeOutput() }
        return rows
    }

    private var rows: [String] {
        output.first == "Contacts" ? Array(output.dropFirst()) : output
    }

    /// Requires that a list of exactly these names is shown soon, and only once.
    func requireContacts(_ names: [String]) async throws {
        let rows = zip(1..., names).map { "\($0). \($1)" }
        try await requireRows(
            "the list",
            text: rows.isEmpty ? ["No contacts to show"] : rows,
            json: Page(contacts: names.map { ["fullName": $0] }))
    }

    /// Requires that the console soon shows this progress.
    func requireProgress(_ text: String) async throws {
        try await Conformance.require("the progress", soon: console.activity, is: text)
    }

    /// Requires that the console soon shows no progress.
    func requireIdle(_ otherwise: String) async throws {
        try await Conformance.require(soon: console.activity == nil, otherwise)
    }

    /// Requires a message, soon, that the list can't be shown, with this reason.
    func requireFailure(_ reason: String) async throws {
        try await requireRows(
            "the failure",
            text: ["The contacts could not be loaded. \(reason)"],
            json: Page(contacts: [], failure: reason))
    }

    /// Requires that exactly one row is inserted soon, at this index, counted from 0.
    func requireInsertion(of name: String, at index: Int) async throws {
        let page = Page(index: index, contact: ["fullName": name])
        try await requireRows("what is shown", text: ["+ \(index + 1). \(name)"], json: page)
    }

    /// Requires the Add screen soon, with empty fields.
    func requireAddScreen() async throws {
        try await requireRows(
            "the screen",
            text: ["Add Contact", "First name [_]", "Last name  []"],
            json: Page(screen: "add", firstName: "", lastName: "", focus: "firstName"))
    }

    /// Requires an alert soon, with this message on the Add screen, with these names in its fields.
    func requireAlert(
        _ message: String = "A contact must have first and last names",
        first: String = "",
        last: String = ""
    ) async throws {
        let alert = ["title": "Error", "message": message, "button": "Ok"]
        let page = Page(screen: "add", firstName: first, lastName: last, alert: alert)
        try await requireRows("the alert", text: ["Error", message, "[Ok]"], json: page)
    }

    /// Requires exactly this output soon, after the list's heading, if there is one.
    private func requireRows(_ what: String, text: [String], json page: Page) async throws {
        let expected = lines(text: text, json: page)
        await wait { rows == expected }
        try Conformance.require(what, takeRows(), is: expected)
    }

    /// Requires that the help lists exactly these commands, followed by the three that every screen has.
    func requireCommands(_ commands: [String]) throws {
        _ = takeDiagnostics()
        type("help")
        let help = takeDiagnostics().split(separator: "\n").map { line in
            line.split(separator: " ").joined(separator: " ")
        }
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
