extension String {
    /// The text in quotes, ready for a one-line message: shortened, and without characters that control a terminal.
    package var quoted: String { quoted(upTo: 300) }

    func quoted(upTo limit: Int) -> String {
        let safe = unicodeScalars.prefix(limit).map { $0.steersTerminal ? "\u{FFFD}" : $0 }
        let rest = unicodeScalars.dropFirst(limit).isEmpty ? "" : "…"
        return "'\(String(String.UnicodeScalarView(safe)))\(rest)'"
    }

    /// The text without what may be a password in an address: all between the first colon, with its slashes, and the
    /// last `@`.
    package var withoutPassword: String {
        // A regular expression would take a minute for a long text with many colons.
        let scalars = unicodeScalars
        guard let colon = scalars.firstIndex(of: ":"),
            let end = scalars.lastIndex(of: "@"), colon < end
        else { return self }
        let start = scalars[colon..<end].dropFirst().prefix { $0 == "/" }.endIndex
        return String(scalars[..<start]) + "…" + String(scalars[end...])
    }

    /// The text without surrounding white space, or nil if nothing is left.
    package var trimmed: String? {
        // Looking up a property takes ten times as long.
        trimmed { $0.isASCII ? $0 == " " || 9...13 ~= $0.value : $0.properties.isWhitespace }
    }

    /// The text without any surrounding scalars that `isBlank` accepts, or nil if nothing is left.
    package func trimmed(of isBlank: (Unicode.Scalar) -> Bool) -> String? {
        // On Linux, Foundation's trimming takes 20 times as long.
        guard let first = unicodeScalars.firstIndex(where: { !isBlank($0) }),
            let last = unicodeScalars.lastIndex(where: { !isBlank($0) })
        else { return nil }
        return String(self[first...last])
    }
}

extension Unicode.Scalar {
    fileprivate var steersTerminal: Bool {
        switch properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: true
        default: properties.isBidiControl
        }
    }
}
