extension JSONText {
    /// Reads an object; `readValue` reads the value of a key, or returns false for a key that it does not know.
    ///
    /// An unknown key is a fault, as is one that is there twice: of both, writing would lose something.
    mutating func readObject(
        _ readValue: (_ key: String, _ text: inout JSONText) throws(ContactFault) -> Bool
    ) throws(ContactFault) {
        var keys: [String] = []
        try readItems(from: "{", to: "}") { text throws(ContactFault) in
            text.passWhiteSpace()
            let start = text
            let key = try text.readString()
            if keys.contains(key) { throw start.fault("has a key for the second time") }
            keys.append(key)
            try text.expect(":")
            guard try readValue(key, &text) else { throw .unknownKey(key, at: start.place) }
        }
    }

    /// Reads a list; `readItem` reads one of its items.
    mutating func readList(_ readItem: (_ text: inout JSONText) throws(ContactFault) -> Void) throws(ContactFault) {
        try readItems(from: "[", to: "]", readItem)
    }

    private mutating func readItems(
        from start: Unicode.Scalar,
        to end: Unicode.Scalar,
        _ readItem: (_ text: inout JSONText) throws(ContactFault) -> Void
    ) throws(ContactFault) {
        try expect(start)
        if pass(end) { return }
        repeat { try readItem(&self) } while pass(",")
        try expect(end)
    }
}
