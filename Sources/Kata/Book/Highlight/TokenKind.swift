/// What has a colour of its own in Swift.
enum TokenKind: String, CaseIterable, Sendable {
    case comment
    case documentation
    case string
    case keyword
    case type
    case number
    case attribute

    /// The class that the style knows it by.
    var styleClass: String { "t-\(rawValue)" }

    /// What a name is, if it is more than a name.
    /// - Parameter isKeyword: Whether it may be a keyword where it stands.
    init?(ofName name: Substring, isKeyword: Bool) {
        if isKeyword, Self.keywords.contains(name) {
            self = .keyword
        } else if name.first?.isUppercase == true {
            self = .type
        } else {
            return nil
        }
    }

    // All that Swift has, also those that nothing here uses.
    private static let keywords: Set<Substring> = [
        "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch", "class",
        "consuming", "continue", "convenience", "default", "defer", "deinit", "didSet", "do", "dynamic", "else", "enum",
        "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if", "import",
        "in",
        "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let", "mutating", "nil",
        "nonisolated", "nonmutating", "open", "operator", "optional", "override", "package", "postfix", "prefix",
        "private", "protocol", "public", "repeat", "required", "rethrows", "return", "self", "Self", "sending", "set",
        "some", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
        "unowned", "var", "weak", "where", "while", "willSet",
    ]
}
