import Conformance
import ConsoleUI
import ContactBook

/// Runs a step of Contacts over a scripted store, in as many windows as a law opens.
@MainActor
final class ContactsStage {
    let format: Console.Format
    private(set) var store = ScriptedContactStore(.examples)
    private let step: any ContactsStep.Type
    private lazy var feature = step.make(store: store)

    init(_ step: any ContactsStep.Type, format: Console.Format) { (self.step, self.format) = (step, format) }

    /// Opens a window with a view of the feature, and lets it load.
    func open(_ format: Console.Format? = nil) async -> Window {
        let window = Window(format: format ?? self.format)
        window.navigator.push(feature.makeView(on: window.console))
        await settle()
        return window
    }

    /// Starts again with a store of these contacts.
    func restock(_ contacts: [Contact]) {
        store = ScriptedContactStore(contacts)
        feature = step.make(store: store)
    }

    /// Starts again with a store of contacts of these names.
    func restock(names: [String]) { restock(names.map(Contact.named)) }

    /// Starts again with a store of contacts of these names, opens a window, and discards its output.
    func openLoaded(_ names: [String]) async throws -> Window {
        restock(names: names)
        let window = await open()
        _ = window.takeOutput()
        return window
    }

    /// The names of the contacts that a stage starts with, in order.
    static let examples = [Contact].examples.map(\.fullName)

    /// Performs `act` in a window on a feature of its own, releases both, and requires that nothing of them is left.
    func requireNothingLeft(after act: (Window) async throws -> Void) async throws {
        try await Census.requireNothingLeft(
            of: { step.make(store: store).makeView(on: $0) }, in: Window(format: format), without: store, after: act)
    }
}

extension Contact {
    /// A contact whose last name is the last word.
    static func named(_ name: String) -> Contact {
        let words = name.split(separator: " ").map(String.init)
        return Contact(firstName: words.dropLast().joined(separator: " "), lastName: words.last ?? "")
    }
}
