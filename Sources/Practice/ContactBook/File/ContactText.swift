/// What a file of contacts holds: JSON with one contact a line, so that people can read and compare it.
struct ContactText {
    static let version = 1

    let bytes: [UInt8]

    init(_ contacts: [Contact]) {
        var text = "{\"version\": \(Self.version), \"contacts\": ["
        var separator = "\n"
        for contact in contacts {
            text += "\(separator)  {\"firstName\": "
            text.appendJSON(contact.firstName)
            text += ", \"lastName\": "
            text.appendJSON(contact.lastName)
            text += "}"
            separator = ",\n"
        }
        bytes = Array("\(text)\n]}\n".utf8)
    }
}
