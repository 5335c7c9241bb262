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
        let name: String
        let file: SourceFile
        let line: Int
        var isStatic = false
        var storage = SourceFacts.Member.Storage.computed
        /// The words of a property's type, or of a function's result.
        var type: [String] = []
        /// A function's parameters; nil for a property.
        var parameters: [(name: String, type: [String])]?
        /// The words of its code, or of its initial value.
        var code: Range<Int> = 0..<0

        var isClosure: Bool { zip(type, type.dropFirst()).contains { $0 == "-" && $1 == ">" } }
    }

    private(set) var types: [String: Declaration] = [:]
    private var aliases: [String: [String]] = [:]
    private var byLastName: [String: [String]] = [:]
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
                } else if types[type.fact.name] == nil {
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
            // An extension's members count once, however often a file is read.
            extended.members += type.members
        }
        declareOthers()
        byLastName = Dictionary(grouping: types.keys.sorted()) { types[$0]?.fact.lastName ?? $0 }
        for type in types.values {
            type.fact.supertypes.formUnion(type.fact.supertypes.flatMap { aliases[$0] ?? [] })
            membersByName[type.fact.name] = Dictionary(type.members.map { ($0.name, $0) }) {
                $0.type.isEmpty ? $1 : $0
            }
        }
        let parents = types.mapValues { Set($0.fact.supertypes) }
        ancestors = parents.mapValues { Layers.closure(of: $0) { parents[$0] ?? [] }.sorted() }
        markBoxes(in: files)
    }

    /// Declares services, presenters and similar types of other modules that types of this module store. Only their
    /// names are known.
    private mutating func declareOthers() {
        for type in types.values {
            for member in type.members where member.storage != .computed && !member.isClosure {
                for word in member.type where types[word] == nil && aliases[word] == nil && RoleName.isLayer(word) {
                    types[word] = Declaration(
                        SourceFacts.TypeFact(
                            name: word, kind: .protocol, supertypes: [],
                            place: .init(file: member.file.name, line: member.line)))
                }
            }
        }
    }

    /// A property that is given a weak box, as in 'Presenter(view: WeakProxy(controller))', holds nothing.
    private func markBoxes(in files: [SourceFile]) {
        let boxed = files.reduce(into: Set<String>()) { properties, file in
            let words = file.words
            for index in words.indices.dropFirst(2).dropLast()
            where ["(", "<"].contains(words[index + 1].text) && [":", "="].contains(words[index - 1].text)
                && isWeakBox(words[index].text)
            {
                properties.insert(words[index - 2].text)
            }
        }
        guard !boxed.isEmpty else { return }
        for type in types.values {
            for index in type.members.indices where boxed.contains(type.members[index].name) {
                let kinds = self.types(in: type.members[index].type, from: type.fact.name).map { types[$0]?.fact.kind }
                if type.members[index].storage == .strong, kinds.allSatisfy({ $0 == .protocol }) {
                    type.members[index].storage = .weak
                }
            }
        }
    }

    /// Whether a type refers weakly to its value: by its properties, or by its name if it comes from another module.
    private func isWeakBox(_ name: String) -> Bool {
        guard name.first?.isUppercase == true else { return false }
        guard let type = types[byLastName[name]?.first ?? name] else { return name.isWeakBoxName }
        let stored = type.members.filter { $0.storage != .computed }
        return !stored.isEmpty && stored.allSatisfy { $0.storage == .weak } && RoleName(name).role == nil
    }

    // MARK: Names

    /// The declared types that a type's words name, as `owner` sees them.
    func types(in words: [String], from owner: String) -> [String] {
        words.flatMap { word in
            let words = types[word] == nil ? aliases[word] ?? [word] : [word]
            return words.compactMap { resolve($0, from: owner) }
        }
    }

    func resolve(_ word: String, from owner: String) -> String? {
        guard word.first?.isUppercase == true || word.first == "_" else { return nil }
        var outer = owner[...]
        while !outer.isEmpty {
            if let type = types["\(outer).\(word)"] { return type.fact.name }
            outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
        }
        if types[word] != nil { return word }
        let others = byLastName[word] ?? []
        return others.count == 1 ? others.first : nil
    }

    /// The member of a type, or of what it inherits, that has this name.
    func member(_ name: String, of type: String) -> Draft? {
        if let member = membersByName[type]?[name] { return member }
        return ancestors[type]?.lazy.compactMap { membersByName[$0]?[name] }.first
    }

    func isClosure(_ member: Draft) -> Bool {
        member.isClosure || member.type.contains { aliases[$0]?.contains("-") ?? false }
    }
}

extension SourceFacts.TypeFact {
    /// Whether it only stands in for another type, in a test or a preview.
    fileprivate var isDouble: Bool {
        let parts = Set(RoleName.parts(of: lastName))
        return !parts.isDisjoint(with: ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview", "Previews", "Test", "Tests"])
            || !supertypes.isDisjoint(with: ["PreviewProvider", "XCTestCase"])
    }
}

extension String {
    /// Whether a type of another module refers weakly to its value, by its name.
    var isWeakBoxName: Bool { hasPrefix("Weak") || hasPrefix("Unowned") }
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
                words.filter { $0.first?.isUppercase == true }.flatMap { word in
                    let types = declarations.types(in: [word], from: owner)
                    return types.isEmpty ? [word] : types
                }))
        self.uses = uses
    }
}
