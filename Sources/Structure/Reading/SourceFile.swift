/// One Swift source: its tokens, and the types and functions found in them.
final class SourceFile: Sendable {
    let name: String
    let tokens: [Token]
    let types: [TypeDeclaration]
    /// The modules that the file imports, whole or in part, each with the place of its statement.
    let imports: [(index: Int, module: String)]

    static let importKinds: Set = ["class", "struct", "enum", "protocol", "typealias", "func", "let", "var"]

    init(name: String, text: String) {
        let tokens = Token.all(in: text)
        (self.name, self.tokens, types) = (name, tokens, TypeDeclaration.all(in: tokens))
        imports = tokens.indices.filter { tokens[$0].is("import") }.compactMap { index in
            let words = tokens[index...].dropFirst().prefix(2)
            return words.first { !Self.importKinds.contains($0.text) }.map { (index, $0.text) }
        }
    }

    func imports(of module: String) -> [Spot] {
        imports.filter { $0.module == module }.map { Spot(file: self, index: $0.index) }
    }
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

    func says(_ sentence: String) -> Sighting { Sighting(file: file.name, line: token.line, sentence: sentence) }
}
