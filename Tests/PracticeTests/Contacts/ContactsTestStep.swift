import ConsoleUI
public import ContactBook
public import ContactsConformance
public import ContactsMVVM
public import ContactsVIPER

/// The two steps, as the tests' arguments.
nonisolated enum ContactsTestStep: String, CaseIterable, Sendable {
    case mvvm = "1-MVVM"
    case viper = "2-VIPER"

    @MainActor var feature: any ContactsStep.Type {
        switch self {
        case .mvvm: ContactsMVVM.ContactListModule.self
        case .viper: ContactsVIPER.ContactListModule.self
        }
    }
}

extension ContactsMVVM.ContactListModule: ContactsStep {
    /// Wires the step.
    public static func make(store: any ContactStore) -> Self { Self(store: store) }
}

extension ContactsVIPER.ContactListModule: ContactsStep {
    /// Wires the step.
    public static func make(store: any ContactStore) -> Self { Self(store: store) }
}
