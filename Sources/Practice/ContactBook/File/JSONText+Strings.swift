extension JSONText {
    /// Reads a string, and resolves what is escaped in it.
    mutating func readString() throws(ContactFault) -> String {
        try expect("\"")
        var string = ""
        while true {
            let plain = pass { $0 >= 0x20 && $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
            string += String(decoding: plain, as: UTF8.self)
            switch next {
            case UInt8(ascii: "\\"):
                string.unicodeScalars.append(try readEscaped())
            case nil, UInt8(ascii: "\""):
                try expect("\"")
                return string
            default:
                throw fault("has a control character in a string")
            }
        }
    }

    private mutating func readEscaped() throws(ContactFault) -> Unicode.Scalar {
        let start = self
        switch String(decoding: take(2), as: UTF8.self) {
        case #"\""#: return "\""
        case #"\\"#: return "\\"
        case #"\/"#: return "/"
        case #"\b"#: return "\u{8}"
        case #"\f"#: return "\u{C}"
        case #"\n"#: return "\n"
        case #"\r"#: return "\r"
        case #"\t"#: return "\t"
        case #"\u"#:
            var units = [readCodeUnit()]
            if let first = units[0], UTF16.isLeadSurrogate(first), take(2).elementsEqual(#"\u"#.utf8) {
                units.append(readCodeUnit())
            }
            let character = String(validating: units.compactMap(\.self), as: UTF16.self)
            if !units.contains(nil), let scalar = character?.unicodeScalars.first { return scalar }
        default: break
        }
        throw start.fault("has a '\\' without a character that it can stand for")
    }

    /// Reads four hexadecimal digits; nil if they are none.
    private mutating func readCodeUnit() -> UInt16? {
        let digits = String(decoding: take(4), as: UTF8.self)
        return digits.utf8.count == 4 && digits.allSatisfy(\.isHexDigit) ? UInt16(digits, radix: 16) : nil
    }
}
