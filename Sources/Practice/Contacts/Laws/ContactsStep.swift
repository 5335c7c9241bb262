public import ConsoleUI
public import ContactBook

/// What a step of Contacts, or a participant's copy of one, must offer to be judged: its list, wired but for the view.
public protocol ContactsStep {
    /// Wires the layers below the view.
    static func make(store: any ContactStore) -> Self
    /// Makes a view of the console's kind. Two calls make two views that show the same.
    func makeView(on console: Console) -> Screen
}
