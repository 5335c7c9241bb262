import ContactBook

struct ContactPresentation {
    let fullName: String

    init(_ contact: Contact) {
        fullName = contact.fullName
    }
}

struct AddContactPresentation {
    let title: String
    let message: String

    init(_ state: AddContactState) {
        switch state {
        case .empty: self = AddContactPresentation(title: "New Contact", message: "")
        case .incomplete: self = AddContactPresentation(title: "New Contact", message: "Enter both names")
        }
    }

    private init(title: String, message: String) {
        (self.title, self.message) = (title, message)
    }
}
