/// The types of a module by role, with what each holds and uses.
struct ModuleLayers {
    typealias TypeOutline = Outline.TypeOutline
    typealias Member = Outline.Member

    let outline: Outline
    private(set) var roles: [String: ModuleRole] = [:]
    /// The supertypes of each declared type, from here and from elsewhere.
    private let ancestors: [String: Set<String>]
    /// The concrete types that each declared type can be.
    private let concretes: [String: [String]]
    private let byLastName: [String: [String]]
    private let membersByName: [String: [String: Member]]
    private var heldTypes: [String: Set<String>] = [:]
    /// The properties that are given a weak box, as in 'Presenter(view: WeakProxy(controller))'.
    private var boxedProperties: Set<String> = []

    init(of outline: Outline) {
        self.outline = outline
        byLastName = Dictionary(grouping: outline.types.keys.sorted()) { outline.types[$0]?.lastName ?? $0 }
        let parents = outline.types.mapValues { type in
            Set(type.parents.flatMap { [$0] + (outline.aliases[$0] ?? []) })
        }
        ancestors = parents.mapValues { start in Layers.closure(of: start) { parents[$0] ?? [] } }
        var concretes: [String: [String]] = [:]
        for type in outline.types.values.sorted(by: { $0.name < $1.name }) where type.kind != .protocol {
            if Self.isDouble(type) { continue }
            concretes[type.name, default: []].append(type.name)
            for ancestor in ancestors[type.name] ?? [] where ancestor != type.name {
                concretes[ancestor, default: []].append(type.name)
            }
        }
        self.concretes = concretes
        membersByName = outline.types.mapValues { type in
            Dictionary(type.members.map { ($0.name, $0) }) { first, second in first.type.isEmpty ? second : first }
        }
        boxedProperties = findBoxedProperties()
        findRoles()
        for type in outline.types.keys { heldTypes[type] = Set(held(by: type).map(\.type)) }
    }

    // MARK: Roles

    private mutating func findRoles() {
        let types = outline.types.values.sorted { $0.name < $1.name }
        for type in types where type.kind != .protocol && !Self.isDouble(type) {
            roles[type.name] = shapeOrName(of: type)
        }
        for type in types where type.kind == .protocol { roles[type.name] = roleOfProtocol(type) }
        // A value that a view shows is often called a view model; one with a layer below it is the layer.
        for type in types where roles[type.name] == .viewModel && !type.isReference && type.kind != .protocol {
            let reached = type.members.filter { $0.reference == .strong }.flatMap {
                self.types(in: $0.type, from: type.name)
            }
            let isLayer = reached.contains { [.service, .interactor, .router].contains(roles[$0]) }
            if !isLayer { roles[type.name] = .presentation }
        }
        for type in types where roles[type.name] == .view {
            for held in held(by: type.name) where roles[held.type] == nil {
                guard let type = outline.types[held.type], isObserved(type) else { continue }
                // A type without functions to call is state, such as a navigation path.
                let isAsked = type.members.contains { $0.kind == .function && $0.name != "deinit" }
                if isAsked { roles[type.name] = .viewModel }
            }
        }
    }

    private static func isDouble(_ type: TypeOutline) -> Bool {
        let parts = RoleName.parts(of: type.lastName)
        return ["Mock", "Stub", "Fake", "Spy", "Dummy", "Preview", "Previews", "Test", "Tests"].contains {
            parts.contains($0)
        }
            || type.parents.contains("PreviewProvider") || type.parents.contains("XCTestCase")
    }

    private func shapeOrName(of type: TypeOutline) -> ModuleRole? {
        let name = RoleName(type.lastName)
        let all = ancestors[type.name] ?? []
        if !all.isDisjoint(with: ["UIApplicationDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate", "App"]) {
            return .root
        }
        if all.contains(where: { $0.isViewOfAFramework && outline.types[$0] == nil }) || drawsItself(all) {
            return name.role == .router ? .router : .view
        }
        if !all.isDisjoint(with: ["NSManagedObject", "URLRequestConvertible"]) || type.attributes.contains("@Model") {
            return all.contains("URLRequestConvertible") ? nil : .entity
        }
        // A type inside a view is part of it, and a helper of a platform's view is no coordinator of ours.
        if let dot = type.name.lastIndex(of: "."), let outer = outline.types[String(type.name[..<dot])],
            drawsItself(ancestors[outer.name] ?? []), name.role == .router
        {
            return .view
        }
        let isCoded = all.contains { $0.hasSuffix("Codable") || $0 == "Decodable" || $0 == "Mappable" }
        switch name.role {
        // An observed class called Model is what others call a view model; a view that holds it says so.
        case .entity where type.isReference && name.stem.isEmpty == false && type.lastName.hasSuffix("Model"):
            return nil
        case .router where type.kind == .enum, .view where type.kind == .enum, .presenter where type.kind == .enum:
            return nil
        case .service where isCoded && !type.isReference: return .entity
        // What a view observes is state, even if it's called a store.
        case .service where isObserved(type): return nil
        case nil where isCoded && !type.isReference: return .entity
        case nil where type.kind != .enum:
            // The protocol of 'struct GetForecast: GetForecastUseCase' says what it is.
            let names = type.parents.filter { outline.types[$0]?.kind == .protocol }.map(RoleName.init)
            let claimed = Set(names.filter { !$0.isOutput }.compactMap(\.role))
            return claimed.count == 1 ? claimed.first : nil
        default: return name.role
        }
    }

    private func isObserved(_ type: TypeOutline) -> Bool {
        ancestors[type.name]?.contains("ObservableObject") == true || type.attributes.contains("@Observable")
    }

    private func drawsItself(_ ancestors: Set<String>) -> Bool {
        let kinds: Set = [
            "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
            "Screen",
        ]
        return ancestors.contains { kinds.contains($0) && outline.types[$0] == nil }
    }

    private func roleOfProtocol(_ type: TypeOutline) -> ModuleRole? {
        let name = RoleName(type.lastName)
        let found = Set(concrete(type.name).compactMap { roles[$0] })
        if found.count == 1 { return found.first }
        if name.isOutput { return nil }
        return found.isEmpty || name.role.map(found.contains) ?? false ? name.role : nil
    }

    // MARK: Names

    func inherits(_ type: String, _ ancestor: String) -> Bool { ancestors[type]?.contains(ancestor) ?? false }

    func concrete(_ type: String) -> [String] { concretes[type] ?? [] }

    func role(of type: String) -> ModuleRole? { roles[type] }

    /// The declared types that a type's words name, as `owner` sees them.
    func types(in words: [String], from owner: String) -> [String] {
        words.compactMap { resolve($0, from: owner) }
            + words.filter { outline.types[$0] == nil }.compactMap { outline.aliases[$0] }.flatMap { alias in
                alias.compactMap { resolve($0, from: owner) }
            }
    }

    func resolve(_ word: String, from owner: String) -> String? {
        guard word.first?.isUppercase == true || word.first == "_" else { return nil }
        var outer = owner[...]
        while !outer.isEmpty {
            if let type = outline.types["\(outer).\(word)"] { return type.name }
            outer = outer.lastIndex(of: ".").map { outer[..<$0] } ?? ""
        }
        if outline.types[word] != nil { return word }
        let others = byLastName[word] ?? []
        return others.count == 1 ? others.first : nil
    }

    /// The member of a type, or of what it inherits, that has this name.
    func member(_ name: String, of type: String) -> Member? {
        if let member = membersByName[type]?[name] { return member }
        for ancestor in (ancestors[type] ?? []).sorted() {
            if let member = membersByName[ancestor]?[name] { return member }
        }
        return nil
    }

    // MARK: References

    /// What a class keeps alive by its stored properties: for a protocol, all that conform to it.
    func held(by type: String) -> [(member: Member, type: String)] {
        let declared = ([type] + (ancestors[type] ?? []).sorted()).compactMap { outline.types[$0] }
        return declared.filter { $0.kind != .protocol }.flatMap { owner in
            owner.members.filter { $0.reference == .strong && !$0.isClosure }.flatMap { member in
                let types = types(in: member.type, from: owner.name)
                let isBoxed =
                    boxedProperties.contains(member.name) && types.allSatisfy { outline.types[$0]?.kind == .protocol }
                if isBoxed || member.type.contains(where: isWeakBox) {
                    return [(Member, String)]()
                }
                return types.flatMap(concrete).map { (member, $0) }
            }
        }
    }

    private func findBoxedProperties() -> Set<String> {
        outline.files.reduce(into: []) { properties, file in
            let words = file.words
            for index in words.indices.dropFirst(2).dropLast()
            where ["(", "<"].contains(words[index + 1].text) && [":", "="].contains(words[index - 1].text)
                && isWeakBox(words[index].text)
            {
                properties.insert(words[index - 2].text)
            }
        }
    }

    /// Whether a type refers weakly to its value: by its properties, or by its name if it comes from another module.
    private func isWeakBox(_ name: String) -> Bool {
        guard let type = outline.types[byLastName[name]?.first ?? name] else {
            return name.hasPrefix("Weak") || name.hasPrefix("Unowned")
        }
        let stored = type.members.filter { $0.reference != .none }
        return !stored.isEmpty && stored.allSatisfy { $0.reference == .weak } && RoleName(type.lastName).role == nil
    }

    /// Whether `type` keeps `other` alive, by itself or through what it holds.
    func keeps(_ type: String, alive other: String) -> Bool {
        Layers.closure(of: heldTypes[type] ?? []) { heldTypes[$0] ?? [] }.contains(other)
    }
}
