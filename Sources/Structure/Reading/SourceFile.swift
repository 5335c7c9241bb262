/// One Swift source: its tokens, and the types and functions found in them.
final class SourceFile: Sendable {
    let name: String
    let tokens: [Token]
    let types: [TypeDeclaration]

    init(name: String, text: String) {
        self.name = name
        tokens = Token.all(in: text)
        types = TypeDeclaration.all(in: tokens)
    }

    /// The places of `import` statements of `module`.
    func imports(of module: String) -> [Spot] {
        tokens.indices.filter { index in
            tokens[index].is("import")
                && tokens[index...].dropFirst().prefix(2).map(\.text).first { !Self.importKinds.contains($0) } == module
        }.map { Spot(file: self, index: $0) }
    }

    static let importKinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]
}

/// One token, where it stands.
struct Spot {
    let file: SourceFile
    let index: Int

    var token: Token { file.tokens[index] }
    var text: String { token.text }
    var next: Token? { after(1) }
    var previous: Token? { after(-1) }
    var isCall: Bool { next?.is("(") ?? false }

    func after(_ distance: Int) -> Token? {
        file.tokens.indices.contains(index + distance) ? file.tokens[index + distance] : nil
    }

    /// Whether it has `word` in it, in small letters or in capitals.
    func speaks(of word: String) -> Bool { text.utf8.count >= word.utf8.count && text.lowercased().contains(word) }

    func says(_ sentence: String) -> Sighting {
        Sighting(file: file.name, line: token.line, sentence: sentence)
    }
}
