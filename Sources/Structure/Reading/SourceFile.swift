/// One Swift source, as a list of tokens.
struct SourceFile: Sendable {
    /// A word, a mark, a literal or a comment, and the line on which it begins.
    struct Word {
        let text: String
        let line: Int
        let kind: SwiftToken.Kind
        /// The index of the next word, or of the word after the brackets that open here.
        fileprivate(set) var end: Int

        /// Whether the word is a name or a keyword.
        var isCode: Bool { kind == .word }
    }

    let name: String
    let words: [Word]
    /// The modules that the file imports, each with the imported symbol if there is one.
    let imports: [(module: String, symbol: String?, line: Int)]
    private static let importKinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]

    /// - Parameter isRead: Whether to include the comments in the words.
    init(name: String, text: String, withComments isRead: Bool = true) {
        var line = 1
        var words: [Word] = []
        var open: [Int] = []
        for token in SwiftToken.all(in: text) {
            if token.kind != .space, isRead || token.kind != .comment {
                words.append(Word(text: token.text, line: line, kind: token.kind, end: words.count + 1))
                if token.kind == .opening { open.append(words.count - 1) }
                if token.kind == .closing, let start = open.popLast() { words[start].end = words.count }
            }
            line += token.text.utf8.count { $0 == 0x0A }
        }
        for start in open { words[start].end = words.count }
        (self.name, self.words) = (name, words)
        imports = words.indices.filter { words[$0].text == "import" && words[$0].isCode }.compactMap { index in
            let path = words[index...].dropFirst().prefix { $0.line == words[index].line }.filter(\.isCode).map(\.text)
                .drop { Self.importKinds.contains($0) }
            return path.first.map { ($0, path.dropFirst().last, words[index].line) }
        }
    }
}
