extension String {
    /// The text in quotes, fit for a message of one line: shortened, and without characters that steer a terminal.
    package var quoted: String { quoted(upTo: 300) }

    func quoted(upTo limit: Int) -> String {
        let safe = unicodeScalars.prefix(limit).map { $0.steersTerminal ? "\u{FFFD}" : $0 }
        let rest = unicodeScalars.dropFirst(limit).isEmpty ? "" : "…"
        return "'\(String(String.UnicodeScalarView(safe)))\(rest)'"
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

extension String {
    /// The text without white space around it; nil if that leaves nothing.
    package var trimmed: String? {
        // Foundation's trimming takes 20 times as long on Linux.
        guard let first = unicodeScalars.firstIndex(where: { !$0.properties.isWhitespace }),
            let last = unicodeScalars.lastIndex(where: { !$0.properties.isWhitespace })
        else { return nil }
        return String(self[first...last])
    }
}
