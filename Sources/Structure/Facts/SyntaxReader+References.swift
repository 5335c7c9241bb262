import Foundation

extension SyntaxReader {
    /// Returns an expression's use of a declaration, or nil if the expression isn't a reference.
    static func use(_ node: Node) -> Use? {
        guard let declaration = node["decl"] as? Node, let name = declaration["base_name"] as? String else {
            return nil
        }
        return Use(
            target: declaration["decl_usr"] as? String ?? "", name: name,
            type: node["type"] as? String ?? declaration["type_usr"] as? String ?? "",
            base: (node["base"] as? Node)?["type"] as? String ?? "")
    }

    /// Returns the reference to the function that a node calls.
    static func callee(of node: Node) -> Node? { (node["fn"] as? Node).map(core) }

    static func core(of node: Node) -> Node {
        for key in ["fn", "sub_expr"] { if let next = node[key] as? Node { return core(of: next) } }
        return node
    }

    /// Returns the type of a value before any conversion by the compiler.
    static func typeInside(_ value: Any?) -> String {
        let node = value as? Node ?? [:]
        return node["sub_expr"] is Node ? typeInside(node["sub_expr"]) : node["type"] as? String ?? ""
    }

    /// Whether a reference turns a value into text: an interpolation, `String(…)`, `description` or `formatted()`.
    static func makesText(_ use: Use) -> Bool {
        if use.module.hasPrefix("Foundation"), use.name == "formatted" || use.target.contains("init(format:") {
            return true
        }
        if use.module.hasPrefix("Foundation"), use.owner.hasSuffix("Formatter") || use.owner.hasSuffix("FormatStyle") {
            return use.isFunction && use.name != "init"
        }
        // On Darwin, Foundation's formatters are Objective-C classes.
        if use.target.hasPrefix("c:objc(cs)NS"), use.target.contains("Formatter(") { return use.isFunction }
        if !use.base.isEmpty { return use.base.isNumeric && use.type.isText && !use.type.contains("->") }
        // A method's type starts with the type that the method belongs to: `(String.Type) -> (Int) -> String`.
        let parts = use.type.components(separatedBy: ") -> ")
        guard parts.count > 1, let last = parts.last else { return false }
        let isInterpolation = use.name == "appendInterpolation"
        guard last.isText || isInterpolation else { return false }
        let parameters = parts.dropLast().joined(separator: " ").replacing("Swift.String.Type", with: "")
            .replacing("Swift.DefaultStringInterpolation", with: "")
        return parameters.isNumeric && !parameters.contains("Swift.String")
    }

    static func name(of node: Node) -> String {
        let base = (node["name"] as? Node)?["base_name"] as? Node
        return base?["name"] as? String ?? base?["special"] as? String ?? ""
    }
}

extension String {
    /// A type's name without its generic arguments.
    var nominal: String { String(unprefixed.prefix { $0 != "<" && $0 != " " && $0 != "&" }) }
    var isTypeName: Bool { first?.isUppercase ?? false }
    fileprivate var isText: Bool { hasPrefix("Swift.String") || hasPrefix("Swift.Substring") }

    /// Whether the type contains a number, a date or a duration.
    var isNumeric: Bool { Self.numbers.contains { contains($0) } }
    private static let numbers = [
        "Swift.Int", "Swift.UInt", "Swift.Double", "Swift.Float", "Foundation.Decimal", "FoundationEssentials.Decimal",
        "Foundation.Date", "FoundationEssentials.Date", "Swift.Duration", "Foundation.Measurement",
    ]
}
