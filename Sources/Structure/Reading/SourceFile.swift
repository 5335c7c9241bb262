/// One Swift source, as a list of tokens.
struct SourceFile: Sendable {
    /// A word, a mark, a literal or a comment, and the line on which it begins.
    struct Word {
        let text: String
        let line: Int
        let kind: SwiftToken.Kind

        /// Whether the word is a name or a keyword.
        var isCode: Bool { kind == .word }
    }

    let name: String
    let words: [Word]
    /// The modules that the file imports, each with the imported symbol if there is one.
    let imports: [(module: String, symbol: String?, line: Int)]
    private static let importKinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]

    init(name: String, text: String) {
        var line = 1
        var words: [Word] = []
        for token in SwiftToken.all(in: text) {
            if token.kind != .space { words.append(Word(text: token.text, line: line, kind: token.kind)) }
            line += token.text.utf8.count { $0 == 0x0A }
        }
        (self.name, self.words) = (name, words)
        imports = words.indices.filter { words[$0].text == "import" && words[$0].isCode }.compactMap { index in
            let path = words[index...].dropFirst().prefix { $0.line == words[index].line }.filter(\.isCode).map(\.text)
                .drop { Self.importKinds.contains($0) }
            return path.first.map { ($0, path.dropFirst().last, words[index].line) }
        }
    }
}
