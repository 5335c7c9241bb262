import ContactBook

/// A contact in words, ready to be shown.
public struct ContactPresentation: Equatable, Encodable {
    let fullName: String

    init(_ contact: Contact) {
        fullName = contact.fullName
    }
}
