extension String {
    /// Appends `text` in double quotes, with all characters escaped that would end it, or steer a terminal.
    mutating func appendJSON(_ text: String) {
        unicodeScalars.append("\"")
        for scalar in text.unicodeScalars {
            if scalar == "\"" || scalar == "\\" {
                unicodeScalars.append("\\")
                unicodeScalars.append(scalar)
            } else if scalar.steersTerminal {
                // All of these lie below U+10000, so one unit does.
                let digits = String(scalar.value, radix: 16)
                self += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                unicodeScalars.append(scalar)
            }
        }
        unicodeScalars.append("\"")
    }
}
