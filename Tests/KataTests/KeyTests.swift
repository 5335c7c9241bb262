import Testing

@testable import kata

/// Keys are known by what a terminal sends.
struct KeyTests {
    @Test func `letters are keys`() {
        let keys: [Key] = [
            .hint, .diff, .list, .task, .solution, .run, .next, .answer, .check, .quit, .up, .down, .page, .other,
        ]
        #expect(Key.keys(in: Array("hdltsrnacqkj x".utf8)) == keys)
    }

    @Test(arguments: [
        ("\u{1B}[A", [Key.up]), ("\u{1B}OB", [.down]), ("\u{1B}[B\u{1B}[A", [.down, .up]),
        ("\u{1B}[5~q", [.other, .quit]),
        ("\u{1B}[1;5A", [.up]), ("\u{1B}", [.other]), ("\u{1B}[", [.other]), ("\u{1B}[200~", [.other]),
    ])
    func `an escape sequence is one key, and none of its letters is a key`(text: String, keys: [Key]) {
        #expect(Key.keys(in: Array(text.utf8)) == keys)
    }
}
