extension Character {
    /// The number of cells that the character takes up in a terminal: 2 for CJK and emoji, 0 for marks, otherwise 1.
    var cells: Int {
        if isASCII { return 1 }
        // U+FE0F selects the coloured form of a character that is otherwise narrow.
        if unicodeScalars.contains("\u{FE0F}"), unicodeScalars.first?.properties.isEmoji == true {
            return 2
        }
        let cells = unicodeScalars.map { scalar in
            switch scalar.properties.generalCategory {
            case .nonspacingMark, .enclosingMark, .format: 0
            default: scalar.isWide ? 2 : 1
            }
        }
        return cells.max() ?? 0
    }

}

extension Unicode.Scalar {
    fileprivate var isWide: Bool {
        properties.isEmojiPresentation || Self.wide.contains { $0.contains(value) }
    }

    /// The scalars whose East Asian Width is wide or fullwidth (UAX #11). Emoji have a separate property.
    private static let wide: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
        0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6F, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x20000...0x3FFFD,
    ]
}
