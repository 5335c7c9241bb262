import Testing

@testable import kata

/// A key acts alone: what comes with others may be a paste, or how a terminal sends another key.
struct KeyTests {
    @Test(arguments: [
        ("h", Key.hint), ("d", .diff), ("l", .list), ("t", .task), ("s", .solution), ("r", .run), ("n", .next),
        ("a", .answer), ("c", .check), ("q", .quit), ("x", .other), (" ", .other), ("C", .other), ("\u{1B}", .other),
        ("\u{1B}[A", .other), ("\u{1B}Oc", .other), ("\u{1B}[<0;1;1m", .other), ("quit", .other), ("ss", .other),
        ("ñ", .other),
    ])
    func `a letter by itself is a key, and none within a sequence or a paste`(text: String, key: Key) {
        #expect(Key(text.utf8) == key)
    }
}
