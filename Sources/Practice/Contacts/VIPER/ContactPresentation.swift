import ContactBook

/// A contact as text, ready to be shown.
struct ContactPresentation: Equatable, Encodable {
    let fullName: String

    init(_ contact: Contact) { fullName = contact.fullName }
}
