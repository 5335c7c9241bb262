extension [Contact] {
    /// Reads what ``ContactText`` writes, whatever its white space and the order of its keys.
    init(reading bytes: [UInt8]) throws(ContactFault) {
        var text = try JSONText(bytes)
        let start = text
        var isOfThisVersion = false
        var contacts: [Contact]?
        try text.readObject { key, text throws(ContactFault) in
            switch key {
            case "version":
                try text.expectVersion()
                isOfThisVersion = true
            case "contacts":
                var list: [Contact] = []
                try text.readList { text throws(ContactFault) in list.append(try Contact(reading: &text)) }
                contacts = list
            default: return false
            }
            return true
        }
        try text.expectEnd()
        guard isOfThisVersion else { throw start.fault("has no 'version' in the object") }
        guard let contacts else { throw start.fault("has no 'contacts' in the object") }
        self = contacts
    }
}

extension Contact {
    fileprivate init(reading text: inout JSONText) throws(ContactFault) {
        text.passWhiteSpace()
        let start = text
        var firstName: String?
        var lastName: String?
        try text.readObject { key, text throws(ContactFault) in
            switch key {
            case "firstName": firstName = try text.readString()
            case "lastName": lastName = try text.readString()
            default: return false
            }
            return true
        }
        guard let firstName else { throw start.fault("has no 'firstName' in the contact") }
        guard let lastName else { throw start.fault("has no 'lastName' in the contact") }
        self.init(firstName: firstName, lastName: lastName)
    }
}

extension JSONText {
    fileprivate mutating func expectVersion() throws(ContactFault) {
        passWhiteSpace()
        let start = self
        let version = String(decoding: pass { "+-.0123456789eE".utf8.contains($0) }, as: UTF8.self)
        if version.isEmpty { throw start.fault("has no number as its 'version'") }
        if version == "\(ContactText.version)" { return }
        throw ContactFault(
            reason: "is of version \(version), and this program knows version \(ContactText.version) only",
            advice: "open it with the program that wrote it")
    }
}
