/// A line with colours, as wide as a terminal shows it.
struct StyledLine {
    private struct Cell {
        let character: Character
        /// The escape sequences that colour it.
        let style: String
        var columns: Int { character.columns }
    }

    private let cells: [Cell]

    /// Reads the colours in `text`; any other control character is a space.
    init(_ text: String) {
        var cells: [Cell] = []
        var style = ""
        var rest = text[...]
        while let character = rest.first {
            if character == "\u{1B}", let colour = rest.prefixMatch(of: /\u{1B}\[([0-9;]*)m/) {
                style = ["", "0"].contains(colour.1) ? "" : style + colour.0
                rest = rest[colour.range.upperBound...]
            } else {
                let isControl = character.unicodeScalars.contains { $0.properties.generalCategory == .control }
                cells.append(Cell(character: isControl ? " " : character, style: style))
                rest.removeFirst()
            }
        }
        self.cells = cells
    }

    /// How many columns of a terminal it takes.
    var columns: Int { cells.reduce(0) { $0 + $1.columns } }

    /// The line in pieces of at most `width` columns, broken between words where that is possible. Each piece has its
    /// colours, and ends without.
    func wrapped(to width: Int) -> [String] {
        var pieces: [String] = []
        var rest = cells[...]
        let indent = cells.prefix { $0.character == " " }.prefix(width / 2)
        while true {
            let isFirst = pieces.isEmpty
            let piece = Self.prefix(of: rest, columns: isFirst ? width : width - indent.count)
            rest = rest.dropFirst(piece.count)
            pieces.append(Self.text((isFirst ? [] : Array(indent)) + piece))
            if rest.isEmpty { return pieces }
            rest = rest.drop { $0.character == " " }
            if rest.isEmpty { return pieces }
        }
    }

    /// The line, and a mark at its end where it is too long.
    func cut(to width: Int) -> String {
        guard columns > width else { return Self.text(cells) }
        var columns = 1
        let fitting = cells.prefix {
            columns += $0.columns
            return columns <= width
        }
        return Self.text(Array(fitting)) + "…"
    }

    /// As much as fits, to the end of a word if there is one; never nothing.
    private static func prefix(of cells: ArraySlice<Cell>, columns width: Int) -> ArraySlice<Cell> {
        var columns = 0
        let fitting = cells.prefix {
            columns += $0.columns
            return columns <= width
        }
        guard fitting.count < cells.count else { return fitting }
        guard cells[fitting.endIndex].character != " ",
            let space = fitting.lastIndex(where: { $0.character == " " }),
            fitting[..<space].contains(where: { $0.character != " " })
        else { return fitting.isEmpty ? cells.prefix(1) : fitting }
        return fitting[..<space]
    }

    private static func text(_ cells: [Cell]) -> String {
        var (text, style) = ("", "")
        for cell in cells {
            if cell.style != style { text += (style.isEmpty ? "" : "\u{1B}[0m") + cell.style }
            style = cell.style
            text.append(cell.character)
        }
        return style.isEmpty ? text : text + "\u{1B}[0m"
    }
}

extension Character {
    /// How many columns of a terminal it takes: two for the wide ones of East Asia, and for pictures.
    fileprivate var columns: Int {
        guard let scalar = unicodeScalars.first?.value, scalar >= 0x1100 else { return 1 }
        let wide: [ClosedRange<UInt32>] = [
            0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60,
            0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD,
        ]
        return wide.contains { $0.contains(scalar) } ? 2 : 1
    }
}
