import Foundation

/// The layers in a folder of sources, and their dependencies.
struct Layers {
    typealias Member = SourceFacts.Member
    typealias Use = SourceFacts.Use

    let facts: SourceFacts
    let vocabulary: Vocabulary
    let declarations: [String: SourceFacts.TypeFact]
    let ancestors: [String: Set<String>]
    var roles: [String: Role] = [:]
    private let concretes: [String: Set<String>]
    /// All members, and the closures that other types pass to layers.
    private(set) var members: [Member]
    private var membersByOwner: [String: [Member]]
    private let membersByID: [String: [Member]]
    private var heldTypes: [String: Set<String>] = [:]

    init(of facts: SourceFacts, in vocabulary: Vocabulary) {
        (self.facts, self.vocabulary) = (facts, vocabulary)
        declarations = Dictionary(facts.types.filter { !$0.isExtension }.map { ($0.name, $0) }) { first, _ in first }
        ancestors = Self.ancestors(of: facts.types)
        var concretes: [String: Set<String>] = [:]
        for type in declarations.values where !type.isProtocol {
            for ancestor in (ancestors[type.name] ?? []).union([type.name]) where declarations[ancestor] != nil {
                concretes[ancestor, default: []].insert(type.name)
            }
        }
        self.concretes = concretes
        members = facts.members
        membersByOwner = Dictionary(grouping: facts.members) { $0.owner ?? "" }
        membersByID = Dictionary(grouping: facts.members) { $0.id }
        findRoles()
        let handed = members.flatMap(handedClosures)
        members += handed
        membersByOwner.merge(Dictionary(grouping: handed) { $0.owner ?? "" }) { $0 + $1 }
        for type in declarations.keys { heldTypes[type] = holds(type) }
    }

    /// Returns the closures that a member passes to layers, except a layer's own callbacks, as those layers' members.
    private func handedClosures(in member: Member) -> [Member] {
        let isComposing = [nil, .root].contains(role(ofOwner: member))
        return Dictionary(grouping: member.uses) { $0.receiver }.compactMap { receiver, uses in
            guard let receiver, let role = role(of: receiver) else { return nil }
            // A closure may be stored in a local variable, then passed.
            let isLocal = role == .view && isComposing && uses.contains { $0.target.isEmpty && $0.type.contains("->") }
            let calls = isLocal ? member.uses.filter { $0.receiver == nil && $0.isFunction && $0.name != "init" } : []
            let uses = calls + (role == .router ? uses.filter(\.isAnswer) : isComposing ? uses : [])
            guard !uses.isEmpty else { return nil }
            var handed = Member(
                owner: receiver, name: member.name, id: "\(member.id) to \(receiver)", place: member.place)
            (handed.uses, handed.receiver) = (uses, receiver)
            return handed
        }
    }

    static func ancestors(of types: [SourceFacts.TypeFact]) -> [String: Set<String>] {
        let parents = Dictionary(types.map { ($0.name, $0.supertypes) }) { $0.union($1) }
        return parents.mapValues { closure(of: $0) { parents[$0] ?? [] } }
    }

    /// Returns `start`, and everything that can be reached from its elements.
    static func closure<Element>(of start: Set<Element>, _ next: (Element) -> Set<Element>) -> Set<Element> {
        var (reached, open) = (start, start)
        while let element = open.popFirst() {
            open.formUnion(next(element).subtracting(reached))
            reached.formUnion(open)
        }
        return reached
    }
}

extension Layers {
    func members(of type: String) -> [Member] { membersByOwner[type] ?? [] }

    /// Returns the members of all types that have one of `roles`.
    func members(of roles: [Role]) -> [Member] {
        members.filter { member in role(ofOwner: member).map(roles.contains) ?? false }
    }

    func role(ofOwner member: Member) -> Role? { member.owner.flatMap { role(of: $0) } }

    /// Returns the role of a type, or of the innermost enclosing type that has a role.
    func role(of type: String) -> Role? {
        if let role = roles[type] { return role }
        guard let dot = type.lastIndex(of: ".") else { return nil }
        return role(of: String(type[..<dot]))
    }

    func types(of role: Role) -> [String] { declarations.keys.filter { self.role(of: $0) == role }.sorted() }

    /// Returns the folder's types that a value of `type` can have, including the subtypes of a protocol or a class.
    func concrete(_ type: String) -> Set<String> { concretes[type] ?? [] }

    /// Returns the members that `use` may run: its target, and implementations in conforming types and subclasses.
    func implementations(of use: Use) -> [Member] {
        guard let exact = membersByID[use.target], !use.target.isEmpty else { return [] }
        let owners = concrete(use.owner).subtracting([use.owner])
        return exact + owners.flatMap { members(of: $0).filter { $0.name == use.name } }
    }

    /// Returns the folder's types that a member's type, or the member's code, refers to.
    func named(by member: Member) -> Set<String> {
        let names = member.uses.reduce(into: member.typeNames) { names, use in
            names.formUnion(use.typeNames)
            names.insert(use.owner)
        }
        return names.filter { declarations[$0] != nil }
    }

    /// Returns the types that `type` keeps alive, each with the property that holds it, except closures and weak boxes.
    func held(by type: String) -> [(member: Member, type: String)] {
        let parameters = (declarations[type]?.constraints ?? []).union(declarations[type]?.superclass.typeNames ?? [])
        let inherited = (ancestors[type] ?? []).filter { declarations[$0]?.isProtocol == false }.sorted()
        let stored = ([type] + inherited).flatMap(members).filter { $0.storage == .strong && !$0.type.contains("->") }
        return stored.flatMap { member in
            let names = member.typeNames
            if names.contains(where: isWeakBox) { return [(Member, String)]() }
            let generic = names.contains { $0.count == 1 } ? parameters : []
            return names.union(generic).flatMap { name in
                // A decorator that stores a value of its own protocol doesn't form a cycle.
                concrete(name).filter { $0 != type && !(ancestors[type]?.contains(name) ?? false) }.map { (member, $0) }
            }
        }
    }

    func isWeakBox(_ type: String) -> Bool {
        if declarations[type] == nil { return type.isWeakBoxName }
        let stored = members(of: type).filter { $0.storage != .computed }
        return !stored.isEmpty && stored.allSatisfy { $0.storage == .weak }
    }

    func holds(_ type: String) -> Set<String> { Set(held(by: type).map(\.type)) }

    /// Whether `type` keeps `other` alive, directly or through the objects that `type` holds.
    func keeps(_ type: String, alive other: String) -> Bool {
        Self.closure(of: heldTypes[type] ?? []) { heldTypes[$0] ?? [] }.contains(other)
    }

    /// Returns a type's stored properties, except closures.
    func stored(in type: String) -> [Member] {
        members(of: type).filter { $0.storage != .computed && !$0.type.contains("->") }
    }

    /// Returns `members`, and all members that meet the condition and that their code may run, directly or indirectly.
    func reached(from members: [Member], where condition: (Member) -> Bool) -> [Member] {
        var (reached, open) = ([Member](), members)
        var seen = Set(open.map(\.key))
        while let member = open.popLast() {
            reached.append(member)
            for next in member.uses.flatMap(implementations) where condition(next) {
                if seen.insert(next.key).inserted { open.append(next) }
            }
        }
        return reached
    }

    func isScreen(_ type: String) -> Bool { ancestors[type]?.contains("ConsoleUI.Screen") ?? false }

    /// Whether code reads or calls a member of an entity, including one that an extension in the folder adds.
    func readsEntity(_ use: Use) -> Bool {
        !use.target.isEmpty && use.name != "init" && vocabulary.entities.contains(use.owner)
    }

    func namesEntity(_ type: String) -> Bool { !vocabulary.entities.isDisjoint(with: type.typeNames) }

    /// Whether code calls the service, or applies a business rule from the service's module.
    func isBusiness(_ use: Use) -> Bool {
        guard use.isFunction, use.name != "init" else { return false }
        if vocabulary.isService(use.owner) { return true }
        return use.module == vocabulary.catalog && !vocabulary.catalog.isEmpty
            && !use.owner.hasPrefix(vocabulary.catalog + ".")
    }

    /// Whether code applies a business rule or reads its result. Comparing states and passing results down are allowed.
    func decides(_ use: Use) -> Bool {
        let isRule = vocabulary.rules.contains("\(use.owner).\(use.name)") && role(of: use.created ?? "") != .viewModel
        return isRule && (!use.isCompared || vocabulary.entities.contains(use.owner))
    }

    /// Whether code does business work, such as sorting entities, or limiting the number of entities or rows of text.
    func isBusiness(_ use: Use, of member: Member) -> Bool {
        // It's the presenter that has to ask the business layer: the module would ask too early, and only once.
        let isAnswer = role(ofOwner: member) == .root && role(of: use.owner) == .viewModel && use.receiver == nil
        if isBusiness(use) || decides(use) || isAnswer && use.type.hasSuffix("Swift.Bool") { return true }
        if use.isCompared, use.type == "Swift.Int", ![.presentation, .root].contains(role(ofOwner: member)) {
            let isGiven = use.target.isEmpty && member.name == "init" && member.typeNames.contains("Swift.Int")
            let isLimit = implementations(of: use).contains { $0.isConstant && role(ofOwner: $0) == .viewModel }
            if isGiven || isLimit { return true }
        }
        let isText = role(ofOwner: member) == .presenter && use.typeNames.contains { role(of: $0) == .presentation }
        guard use.module == "Swift", namesEntity(use.type) || isText else { return false }
        let numbers = member.uses.filter { $0.line == use.line && $0.type == "Swift.Int" }
        return ["sort", "sorted"].contains(use.name)
            || (["prefix", "suffix", "dropFirst", "dropLast"].contains(use.name)
                || use.name == "subscript" && use.type.contains("Slice"))
                && numbers.contains { $0.target.isEmpty || membersByID[$0.target]?.first?.isConstant ?? false }
    }

    /// Whether a member stores several entities, or a state that contains them.
    func storesEntities(_ member: Member) -> Bool {
        let isState = member.typeNames.contains { declarations[$0]?.kind == .enum && exposesEntity($0) }
        let isOne = vocabulary.entities.contains(where: member.type.hasPrefix)
        return member.storage == .strong && !member.type.contains("->")
            && (isState || namesEntity(member.type) && !isOne)
    }

    /// Whether code uses shared state, such as a global or static variable, a shared object, or a notification.
    func isGlobal(_ use: Use) -> Bool {
        let shared: Set = ["NotificationCenter", "UserDefaults"]
        if use.typeNames.contains(where: { shared.contains($0.split(separator: ".").last.map(String.init) ?? "") }) {
            return true
        }
        guard let member = membersByID[use.target]?.first, member.storage != .computed,
            member.owner == nil || member.isStatic
        else { return false }
        return !member.isConstant
            || member.typeNames.contains { declarations[$0]?.isReference ?? false || $0.hasPrefix("Binding.") }
    }

    func navigates(_ use: Use) -> Bool {
        use.owner == "ConsoleUI.Navigator" || use.target.hasPrefix("ConsoleUI.Screen.navigator")
    }

    /// Whether code pushes or pops a screen.
    func pushes(_ use: Use) -> Bool { navigates(use) && use.isFunction && use.name != "init" }

    /// Whether a member formats an entity: turns the entity's numbers into text, or its text into a presentation.
    func formats(_ member: Member) -> Bool {
        let facts = member.uses.filter(readsEntity)
        guard !facts.isEmpty else { return false }
        return member.uses.contains { $0.makesText || $0.created.map { declarations[$0] != nil } ?? false }
            || member.name == "init" && member.owner.map { declarations[$0] != nil && !exposesEntity($0) } ?? false
    }

    /// Whether a type exposes an entity unchanged, including in the associated values of an enum's cases.
    func exposesEntity(_ type: String) -> Bool {
        members(of: type).contains {
            let isCase = declarations[type]?.kind == .enum && $0.storage == .strong
            let exposed = isCase ? $0.type : $0.type.components(separatedBy: " -> ").last ?? ""
            return $0.name != "init" && !$0.isPrivate && namesEntity(exposed)
        }
    }
}
