nonisolated extension String {
    /// The text without anything that a terminal would interpret rather than show.
    ///
    /// Control characters and line breaks become spaces. Bidi controls, which can change how a line reads, are removed.
    /// Characters that a script needs, such as marks and joiners, stay.
    package var terminalSafe: String {
        guard unicodeScalars.contains(where: \.isUnsafe) else { return self }
        var safe = UnicodeScalarView()
        for scalar in unicodeScalars where !scalar.properties.isBidiControl {
            safe.append(scalar.isUnsafe ? " " : scalar)
        }
        return String(safe)
    }

    /// The JSON text with control characters, line breaks and bidi controls as `\u` escapes, so that nothing is lost.
    var escapingUnsafeScalars: String {
        guard unicodeScalars.contains(where: \.isUnsafe) else { return self }
        return unicodeScalars.reduce(into: "") { json, scalar in
            if scalar.isUnsafe {
                let digits = String(scalar.value, radix: 16)
                json += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            } else {
                json.unicodeScalars.append(scalar)
            }
        }
    }

    package func padded(to width: Int) -> String {
        self + String(repeating: " ", count: max(0, width - count))
    }
}

nonisolated extension Unicode.Scalar {
    fileprivate var isUnsafe: Bool {
        if value < 0x7F { return value < 0x20 }
        return switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
