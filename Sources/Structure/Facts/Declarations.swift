/// The declarations in sources that aren't built, as their words have them, and what each name in them means.
struct Declarations {
    /// A type, with what its extensions add.
    final class Declaration {
        var fact: SourceFacts.TypeFact
        /// The constraints of its generic parameters.
        var generics: [String: [String]] = [:]
        var members: [Draft] = []

        init(_ fact: SourceFacts.TypeFact) { self.fact = fact }
    }

    /// A property, function or initializer, before its words have a meaning.
    struct Draft {
        var name: String
        let file: SourceFile
        let line: Int
        var isStatic = false
        var storage = SourceFacts.Member.Storage.computed
        /// The words of a property's type, or of a function's result, with dotted names as one.
        var type: [String] = []
        var parameters: [(name: String, type: [String])]?
        var code: Range<Int> = 0..<0

        var isClosure: Bool { zip(type, type.dropFirst()).contains { $0 == "-" && $1 == ">" } }
    }

    private(set) var types: [String: Declaration] = [:]
    private var aliases: [String: [String]] = [:]
    private var ancestors: [String: [String]] = [:]
    private var membersByName: [String: [String: Draft]] = [:]

    init(in files: [SourceFile]) {
        var extensions: [Declaration] = []
        for file in files {
            var reader = DeclarationReader(file)
            reader.read()
            aliases.merge(reader.aliases) { first, _ in first }
            for type in reader.types where !type.fact.isDouble {
                if type.fact.isExtension {
                    extensions.append(type)
                } else if let twin = types[type.fact.name] {
                    twin.fact.isAmbiguous = true
                } else {
                    types[type.fact.name] = type
                }
            }
        }
        for type in extensions {
            // 'extension Linking where Self: SignUpViewModel' is the view model's code.
            for owner in type.generics["Self"] ?? [] where types[owner]?.fact.kind == .class {
                types[owner]?.members += type.members
            }
            guard let extended = types[type.fact.name] else { continue }
            extended.fact.supertypes.formUnion(type.fact.supertypes)
            extended.members += type.members
        }
        declareOthers()
        for (name, type) in types {
            type.fact.supertypes = Set(
                type.fact.supertypes.flatMap { parent in
                    let known = self.types(in: [parent], from: name).filter { $0 != name }
                    return known.isEmpty ? aliases[parent] ?? [parent] : known
                })
            membersByName[name] = Dictionary(type.members.map { ($0.name, $0) }) { $0.type.isEmpty ? $1 : $0 }
        }
        let parents = types.mapValues { $0.fact.supertypes }
        ancestors = parents.mapValues { Layers.closure(of: $0) { parents[$0] ?? [] }.sorted() }
    }

    /// Declares services, presenters and similar types of other modules that types of this module store. Only their
    /// names are known.
    private mutating func declareOthers() {
        for (owner, type) in types {
            for member in type.members where member.storage != .computed && !member.isClosure {
                for word in member.type where RoleName.isLayer(word) && meanings(of: word, from: owner) == nil {
                    types[word] = Declaration(
                        SourceFacts.TypeFact(
                            name: word, kind: .protocol, supertypes: [],
                            place: .init(file: member.file.name, line: member.line)))
                }
            }
        }
    }

    // MARK: Names

    func types(in words: [String], from owner: String) -> [String] {
        words.flatMap { meanings(of: $0, from: owner) ?? [] }
    }

    func resolve(_ path: String, from owner: String) -> String? { meanings(of: path, from: owner)?.first }

    /// What a name such as `List.State` stands for; nil if nothing here declares it. A generic parameter stands for its
    /// constraint, and hides the types of its name.
    private func meanings(of path: String, from owner: String, depth: Int = 0) -> [String]? {
        guard path.isTypeName || path.first == "_", depth < 5 else { return nil }
        var outer = owner
        while true {
            if let constraints = types[outer]?.generics[path] {
                return constraints.filter { $0 != path }.flatMap { meanings(of: $0, from: "", depth: depth + 1) ?? [] }
            }
            let name = outer.isEmpty ? path : "\(outer).\(path)"
            if types[name] != nil { return [name] }
            if let alias = aliases[name] {
                return alias.filter { $0 != path }.flatMap { meanings(of: $0, from: outer, depth: depth + 1) ?? [] }
            }
            guard !outer.isEmpty else { break }
            outer = outer.enclosing ?? ""
        }
        // The first name may be a type's alias, or a module's.
        guard let dot = path.firstIndex(of: ".") else { return nil }
        let (first, rest) = (String(path[..<dot]), String(path[path.index(after: dot)...]))
        if rest == "Type" || rest == "Protocol" { return meanings(of: first, from: owner, depth: depth + 1) }
        let start = meanings(of: first, from: owner, depth: depth + 1)
        return meanings(of: start.map { ($0.first ?? "?") + "." + rest } ?? rest, from: "", depth: depth + 1)
    }

    func member(_ name: String, of type: String) -> Draft? {
        if let member = membersByName[type]?[name] { return member }
        return ancestors[type]?.lazy.compactMap { membersByName[$0]?[name] }.first
    }

    /// Whether a type refers weakly to its value: by its properties, or by its name if it comes from another module.
    func isWeakBox(_ name: String, in owner: String) -> Bool {
        guard let type = resolve(name, from: owner).flatMap({ types[$0] }) else { return name.isWeakBoxName }
        let stored = type.members.filter { $0.storage != .computed }
        return !stored.isEmpty && stored.allSatisfy { $0.storage == .weak } && RoleName(type.fact.lastName).role == nil
    }

    func isClosure(_ member: Draft, of owner: String) -> Bool {
        member.isClosure || member.type.contains { (aliases["\(owner).\($0)"] ?? aliases[$0])?.contains("-") ?? false }
    }
}

extension SourceFacts.TypeFact {
    fileprivate var isDouble: Bool {
        let parts = Set(RoleName.parts(of: lastName))
        return !parts.isDisjoint(with: ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview", "Previews", "Test", "Tests"])
            || !supertypes.isDisjoint(with: ["PreviewProvider", "XCTestCase"])
    }
}

extension String {
    var isWeakBoxName: Bool { hasPrefix("Weak") || hasPrefix("Unowned") }
    /// The name of the type around the one of this name.
    var enclosing: String? { lastIndex(of: ".").map { String(self[..<$0]) } }
}

extension SourceFacts {
    /// Reads what the words of sources say, without building them: the types with what they inherit and store, and what
    /// their code uses, as far as its names are declared here or are well known.
    init(words files: [SourceFile]) {
        self.init(name: "", files: files)
        let declarations = Declarations(in: files)
        for type in declarations.types.values.sorted(by: { $0.fact.name < $1.fact.name }) {
            types.append(type.fact)
            members += type.members.map { draft in
                var reader = CodeReader(draft, of: type, in: declarations)
                reader.read()
                return Member(draft, of: type.fact.name, using: reader.uses, in: declarations)
            }
        }
    }
}

extension SourceFacts.Member {
    fileprivate init(
        _ draft: Declarations.Draft, of owner: String, using uses: [SourceFacts.Use], in declarations: Declarations
    ) {
        let words = draft.type + (draft.parameters ?? []).flatMap(\.type)
        let isFunction = draft.parameters != nil || draft.isClosure
        self.init(
            owner: owner, name: draft.name, type: (isFunction ? "-> " : "") + draft.type.joined(separator: " "),
            storage: draft.storage, isStatic: draft.isStatic, place: .init(file: draft.file.name, line: draft.line),
            typeNames: Set(
                words.filter { $0.isTypeName }.flatMap { word in
                    let types = declarations.types(in: [word], from: owner)
                    return types.isEmpty ? [word] : types
                }))
        self.uses = uses
    }
}
