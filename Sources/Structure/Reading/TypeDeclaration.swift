/// One declaration of a type, or one extension of it.
struct TypeDeclaration {
    let name: String
    let isProtocol: Bool
    let isExtension: Bool
    /// What stands behind the colon: a superclass, protocols.
    let inherited: [String]
    /// From the keyword to the closing brace.
    let extent: Range<Int>
    let body: Range<Int>
    let line: Int

    private static let keywords: Set = ["class", "struct", "enum", "actor", "protocol", "extension"]
    private static let members: Set = ["func", "var", "let", "subscript", "override", "final", "private", "public"]

    static func all(in tokens: [Token]) -> [TypeDeclaration] {
        tokens.indices.compactMap { TypeDeclaration(at: $0, in: tokens) }
    }

    private init?(at start: Int, in tokens: [Token]) {
        guard tokens[start].kind == .word, Self.keywords.contains(tokens[start].text), start + 1 < tokens.count,
            tokens[start + 1].kind == .word, !Self.members.contains(tokens[start + 1].text),
            start == 0 || !(tokens[start - 1].is(".") || tokens[start - 1].is("import")),
            let open = tokens[start...].firstIndex(where: { $0.is("{") })
        else { return nil }
        let header = tokens[(start + 1)..<open]
        let beforeWhere = header.prefix { !$0.is("where") }
        var (words, depth) = ([[String]()], 0)
        for token in beforeWhere {
            switch token.text {
            case "<": depth += 1
            case ">": depth -= 1
            case ":", ",": if depth == 0 { words.append([]) }
            default: if depth == 0, token.kind == .word { words[words.count - 1].append(token.text) }
            }
        }
        guard let name = words[0].last else { return nil }
        let close = tokens.closing(open)
        self.name = name
        isProtocol = tokens[start].is("protocol")
        isExtension = tokens[start].is("extension")
        // `@unchecked Sendable` and `Module.Name` are told by their last word.
        inherited = words.dropFirst().compactMap(\.last)
        extent = start..<(close + 1)
        body = (open + 1)..<max(close, open + 1)
        line = tokens[start].line
    }
}
