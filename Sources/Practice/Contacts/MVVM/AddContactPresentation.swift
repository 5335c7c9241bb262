import ContactBook

/// The state of a new contact as text, ready to be shown.
struct AddContactPresentation: Equatable {
    /// The activity that the user is waiting for, or nil.
    let activity: String?
    /// The alert that the user has to dismiss, or nil.
    let alert: Alert?

    struct Alert: Equatable, Encodable {
        let title: String
        let message: String
        let button: String
    }

    init(_ state: AddContactState) {
        activity = state == .saving ? "Saving the contact" : nil
        let message: String? =
            switch state {
            case .editing, .saving, .saved: nil
            case .incomplete: "A contact must have first and last names"
            case .failed(let reason): "The contact could not be saved. \(reason)"
            }
        alert = message.map { Alert(title: "Error", message: $0, button: "Ok") }
    }
}
