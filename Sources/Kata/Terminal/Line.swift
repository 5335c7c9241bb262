import ConsoleUI
import ExerciseKit

/// A line of text for a terminal: characters, each with its style.
struct Line: ExpressibleByStringInterpolation, Equatable {
    /// The codes of a terminal's "select graphic rendition" sequence.
    enum Ink: String {
        case plain = ""
        case bold = "1"
        case dim = "2"
        case red = "31"
        case green = "32"
        case yellow = "33"
        case boldGreen = "1;32"
        case boldYellow = "1;33"
    }

    struct Glyph: Equatable {
        let character: Character
        let ink: Ink

        var isSpace: Bool { character == " " }
    }

    var glyphs: ArraySlice<Glyph>

    init(_ glyphs: some Sequence<Glyph>) { self.glyphs = ArraySlice(glyphs) }

    /// Creates a line from a text, without anything in it that would control the terminal.
    init(_ text: String, _ ink: Ink = .plain) {
        self.init(text.terminalSafe.map { Glyph(character: $0, ink: ink) })
    }

    init(stringLiteral text: String) { self.init(text) }

    static func + (left: Line, right: Line) -> Line { Line(left.glyphs + right.glyphs) }

    var cells: Int { glyphs.reduce(0) { $0 + $1.character.cells } }

    func text(isColored: Bool) -> String {
        let reset = "\u{1B}[0m"
        var text = ""
        var ink = Ink.plain
        for glyph in glyphs {
            if isColored, glyph.ink != ink {
                if ink != .plain { text += reset }
                if glyph.ink != .plain { text += "\u{1B}[\(glyph.ink.rawValue)m" }
                ink = glyph.ink
            }
            text.append(glyph.character)
        }
        return ink == .plain ? text : text + reset
    }

    var trimmed: Line { Line(glyphs.dropLast(glyphs.reversed().prefix(while: \.isSpace).count)) }

    func padded(to width: Int) -> Line {
        self + Line(String(repeating: " ", count: max(0, width - cells)))
    }

    /// Returns the line, broken between words if possible, in equally indented pieces of at most `width` cells.
    func wrapped(to width: Int) -> [Line] {
        let indent = Swift.min(glyphs.prefix(while: \.isSpace).count, width / 2)
        var pieces: [Line] = []
        var rest = glyphs
        var head: Line = ""
        repeat {
            var cells = head.cells
            var piece = rest.prefix {
                cells += $0.character.cells
                return cells <= width
            }
            if piece.isEmpty { piece = rest.prefix(1) }
            let start = piece.firstIndex { !$0.isSpace } ?? piece.endIndex
            if piece.endIndex < rest.endIndex, start < piece.endIndex,
                let space = (start + 1...piece.endIndex).last(where: { rest[$0].isSpace })
            {
                piece = rest[..<space]
            }
            pieces.append(head + Line(piece))
            rest = rest[piece.endIndex...].drop(while: \.isSpace)
            head = Line("").padded(to: indent)
        } while !rest.isEmpty
        return pieces
    }
}
