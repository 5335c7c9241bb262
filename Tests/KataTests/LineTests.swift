import Testing

@testable import kata

/// A line is broken where a reader would break it, and keeps its colours.
struct LineTests {
    @Test(arguments: [
        ("one two three", 7, ["one two", "three"]), ("one two", 7, ["one two"]), ("", 5, [""]),
        ("abcdefgh", 3, ["abc", "def", "gh"]), ("  in a list", 7, ["  in a", "  list"]), ("ab     ", 3, ["ab "]),
        ("映画の", 4, ["映画", "の"]),
    ])
    func `it is broken between words`(text: String, width: Int, pieces: [String]) {
        #expect(Line(text).wrapped(to: width).map { $0.text(isColored: true) } == pieces)
    }

    @Test func `each piece has its colour, and the line ends without one`() {
        #expect(
            (Line("red and", .red) + " not").wrapped(to: 4).map { $0.text(isColored: true) } == [
                "\u{1B}[31mred\u{1B}[0m", "\u{1B}[31mand\u{1B}[0m", "not",
            ])
    }

    @Test(arguments: [
        ("a", 1), ("é", 1), ("e\u{301}", 1), ("\u{301}", 0), ("侍", 2), ("ｱ", 1), ("Ａ", 2), ("한", 2), ("각", 2),
        ("😀", 2), ("👨‍👩‍👧", 2), ("👍🏽", 2), ("🇫🇷", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("│", 1), ("–", 1), ("→", 1),
    ])
    func `a character takes as many cells as a terminal gives it`(text: String, cells: Int) {
        #expect(Line(text).cells == cells)
    }
}
