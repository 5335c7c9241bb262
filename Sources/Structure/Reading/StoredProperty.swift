/// One property that a type keeps.
struct StoredProperty {
    let spot: Spot
    let isWeak: Bool
    /// A closure holds what it captures, and not what its signature names.
    let isClosure: Bool
    /// The names in its type and in its first value.
    let words: Set<String>

    static func all(in type: TypeDeclaration, of file: SourceFile) -> [StoredProperty] {
        file.tokens.outermost(in: type.body).compactMap { StoredProperty(at: $0, in: type, of: file) }
    }

    private init?(at start: Int, in type: TypeDeclaration, of file: SourceFile) {
        let tokens = file.tokens
        guard tokens[start].is("let") || tokens[start].is("var") else { return nil }
        let end = tokens.endOfStatement(from: start, in: type.body)
        let outermost = tokens.outermost(in: start..<end)
        let brace = outermost.first { tokens[$0].is("{") }
        let equals = outermost.first { tokens[$0].is("=") }
        if let brace, equals.map({ $0 > brace }) ?? true {
            let first = tokens[brace + 1]
            guard first.is("willSet") || first.is("didSet") else { return nil }
        }
        let declaration = tokens[start..<(brace ?? end)]
        spot = Spot(file: file, index: start)
        isWeak = Self.modifiers(before: start, in: tokens).contains("weak")
        isClosure = zip(declaration, declaration.dropFirst()).contains { $0.is("-") && $1.is(">") }
        words = Set(declaration.filter { $0.kind == .word }.map(\.text))
    }

    private static func modifiers(before start: Int, in tokens: [Token]) -> [String] {
        let known: Set = [
            "weak", "private", "fileprivate", "internal", "public", "package", "final", "static", "lazy", "override",
            "nonisolated", "(", "set", ")",
        ]
        return tokens[..<start].reversed().prefix { known.contains($0.text) }.map(\.text)
    }
}
