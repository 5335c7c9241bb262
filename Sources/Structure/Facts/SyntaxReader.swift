/// A reader of the output of `swiftc -dump-ast -dump-ast-format json` for one file. The format is undocumented.
struct SyntaxReader {
    typealias Node = [String: Any]
    typealias Use = SourceFacts.Use

    private let file: String
    /// The line number of each byte.
    private let lines: [Int]
    private let imports: Set<String>
    private(set) var types: [SourceFacts.TypeFact] = []
    private(set) var members: [SourceFacts.Member] = []
    /// The surroundings of the current node.
    private var around = Surroundings()

    private struct Surroundings {
        var owner: String?
        /// The member's index in `members`.
        var member: Int?
        /// The properties that all uses in these surroundings share.
        var common = Use()
        /// The type that receives the next closure, if any.
        var candidate: String?
    }

    /// Reads a source's syntax tree.
    init(_ tree: Node, of source: SourceFile, text: String) {
        (file, imports) = (source.name, Set(source.imports.map(\.module)))
        var line = 1
        lines = text.utf8.map { byte in
            defer { line += byte == 0x0A ? 1 : 0 }
            return line
        }
        visit(tree["items"])
    }

    private mutating func visit(_ value: Any?) {
        if let node = value as? Node { read(node) }
        if let list = value as? [Any] { for item in list { visit(item) } }
    }

    private mutating func read(_ node: Node) {
        let outside = around
        defer { around = outside }
        let kind = node["_kind"] as? String ?? ""
        switch kind {
        case "class_decl", "struct_decl", "enum_decl", "protocol", "extension_decl": readType(node, kind)
        case "var_decl" where around.member == nil: readVariable(node)
        case "func_decl" where around.member == nil, "constructor_decl", "destructor_decl", "subscript_decl":
            if node["implicit"] == nil { readMember(node) }
        case "enum_element_decl": readMember(node, storage: .strong)
        case "pattern_binding_decl": readInitialValues(node)
        case "call_expr", "binary_expr", "prefix_unary_expr": readCall(node)
        case "assign_expr": readAssignment(node)
        case "declref_expr", "member_ref_expr", "other_constructor_ref_expr", "member", "subscript_expr", "subscript":
            readReference(node)
        case "inout_expr", "keypath_expr":
            around.common.effect = .assigns
            readChildren(node)
        case "capture_list":
            // In a capture such as `[weak view]`, `view` is read outside the closure.
            around.common.receiver = nil
            visit(node["captures"])
            around = outside
            visit(node["closure_body"])
        case "string_literal_expr":
            let (text, type) = (node["value"] as? String ?? "", node["type"] as? String ?? "")
            let isFormat = text.contains(/%[-+ 0]*[0-9]*(\.[0-9]+)?l*[@dfgisuxX]/)
            if isFormat || text.contains(/\w \w/) { note(node, Use(type: type, effect: isFormat ? .formats : .writes)) }
        case "closure_expr" where around.candidate != nil: hand(node)
        default: readChildren(node)
        }
    }

    /// Reads a node's children, except metadata and the copies of initial values from before type checking.
    private mutating func readChildren(_ node: Node) {
        for (key, value) in node where value is Node || value is [Any] {
            if key == "original_init", node["processed_init"] != nil { continue }
            if ["parsed_path", "range", "conformances", "attrs", "substitutions"].contains(key) { continue }
            visit(value)
        }
    }

    private mutating func readType(_ node: Node, _ kind: String) {
        guard node["implicit"] == nil else { return }
        let kind = SourceFacts.TypeFact.Kind(rawValue: kind.replacing("_decl", with: "")) ?? .extension
        let name = (node[kind == .extension ? "extended_type" : "usr"] as? String ?? "").nominal
        let inheritance = node["inherits"] as? Node ?? [:]
        let conformances = (inheritance["conformances"] as? [Node] ?? [])
            .filter { $0["source_kind"] as? String != "synthesized" }.compactMap { $0["protocol"] as? String }
        let superclass = inheritance["superclass_type"] as? String ?? inheritance["superclass_decl_usr"] as? String
        let signature = node["generic_signature"] as? Node ?? [:]
        let requirements = (signature["generic_reqs"] as? [Node] ?? []).compactMap { $0["protocol"] as? String }
        let all = conformances + (inheritance["protocols"] as? [String] ?? []) + [superclass].compactMap { $0 }
        types.append(
            SourceFacts.TypeFact(
                name: name, kind: kind, supertypes: Set(all.map(\.nominal)), superclass: superclass ?? "",
                constraints: Set(requirements.map(\.nominal)).subtracting([name]), place: place(of: node)))
        around = Surroundings(owner: name)
        visit(node["members"])
    }

    private mutating func readVariable(_ node: Node) {
        let attributes = node["attrs"] as? [Node] ?? []
        let isWeak = attributes.contains { $0["_kind"] as? String == "reference_ownership_attr" }
        let isStored = node["readImpl"] as? String == "stored" || node["lazy"] != nil
        readMember(node, storage: isWeak ? .weak : isStored ? .strong : .computed)
    }

    private mutating func readMember(_ node: Node, storage: SourceFacts.Member.Storage = .computed) {
        around.member = members.count
        members.append(
            SourceFacts.Member(
                owner: around.owner, name: Self.name(of: node), id: node["usr"] as? String ?? "",
                type: "\(node["interface_type"] as? String ?? "") \(node["result"] as? String ?? "")", storage: storage,
                isPrivate: ["private", "fileprivate"].contains(node["access"] as? String),
                isStatic: node["static"] != nil, place: place(of: node)))
        members[members.count - 1].isConstant = node["let"] != nil
        for accessor in node["accessors"] as? [Node] ?? [] where accessor["implicit"] == nil { visit(accessor["body"]) }
        visit(node["params"])
        visit(node["body"])
    }

    /// Reads initial values. Outside functions, their code belongs to an unnamed member.
    private mutating func readInitialValues(_ node: Node) {
        for entry in node["pattern_entries"] as? [Node] ?? [] {
            guard let value = entry["processed_init"] ?? entry["original_init"] else { continue }
            if around.member == nil {
                around.member = members.count
                members.append(SourceFacts.Member(owner: around.owner, place: place(of: node)))
            }
            visit(value)
        }
    }

    private mutating func readCall(_ node: Node) {
        let target = Self.callee(of: node).flatMap(Self.use)
        let isCreation = target?.name == "init"
        if let target, Self.makesText(target) { around.common.isMadeText = true }
        if isCreation { around.common.created = target?.owner }
        around.common.isCompared = target.map { ["==", "!=", "~=", "<", ">", "<=", ">="].contains($0.name) } ?? false
        let arguments = (node["args"] as? Node)?["args"] as? [Node] ?? []
        visit(node["fn"])
        // A closure passed to another module's function, such as `map`, is part of the surrounding code.
        let isOwn = target.map(isOwn) ?? false
        if isOwn || !isCreation { around.candidate = isOwn ? target?.owner : nil }
        if isOwn { around.common.isStored = isCreation }
        for argument in arguments { hand(argument["expr"]) }
    }

    /// Visits a value that another type may receive. A closure or function reference then counts as that type's code.
    private mutating func hand(_ value: Any?) {
        let outside = around
        // A type alias may hide that the value is a closure, but the closure's own type doesn't.
        let type = Self.typeInside(value)
        if type.contains("->"), !type.contains("opaque"), let candidate = around.candidate {
            (around.common.receiver, around.common.isAnswer) = (candidate, !type.hasSuffix("-> ()"))
            around.candidate = nil
        }
        visit(value)
        around = outside
    }

    /// Whether a use refers to a type's member that the folder itself declares.
    private func isOwn(_ use: Use) -> Bool {
        !use.owner.isEmpty && use.module != "Swift" && !imports.contains(use.module)
            && !["_", "Foundation"].contains { use.module.hasPrefix($0) }
    }

    private mutating func readAssignment(_ node: Node) {
        let destination = node["dest"] as? Node ?? [:]
        around.common.effect = .assigns
        visit(destination)
        around.common.effect = nil
        let core = Self.core(of: destination)
        if let use = Self.use(core) {
            around.candidate = isOwn(use) ? use.owner : Self.typeInside(core["base"]).nominal
        }
        around.common.isStored = true
        hand(node["src"])
    }

    private mutating func readReference(_ node: Node) {
        if let use = Self.use(node), use.name != "$interpolation" {
            note(node, use)
            if Self.makesText(use) { around.common.isMadeText = true }
        }
        readChildren(node)
    }

    private mutating func note(_ node: Node, _ use: Use) {
        guard let member = around.member else { return }
        var use = use
        let line = place(of: node).line
        use.line = line == 0 ? members[member].place.line : line
        let common = around.common
        (use.isMadeText, use.created, use.receiver) = (common.isMadeText, common.created, common.receiver)
        (use.isCompared, use.isAnswer, use.isStored) = (common.isCompared, common.isAnswer, common.isStored)
        (use.makesText, use.effect) = (Self.makesText(use), use.effect ?? common.effect)
        members[member].uses.append(use)
    }

    private func place(of node: Node) -> SourceFacts.Place {
        let start = (node["range"] as? Node)?["start"] as? Int ?? lines.endIndex
        return SourceFacts.Place(file: file, line: start < lines.endIndex ? lines[start] : 0)
    }
}
