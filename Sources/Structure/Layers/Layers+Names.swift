/// The roles of types in any app, by their names and shapes.
extension Layers {
    mutating func findNamedRoles() {
        let types = declarations.values.sorted { $0.name < $1.name }
        for type in types where !type.isProtocol { roles[type.name] = shapeOrName(of: type) }
        for type in types where type.isProtocol { roles[type.name] = roleOfNamedProtocol(type) }
        // A value that a view shows is often called a view model; one with a layer below it, or a stream, is the layer.
        for type in types where roles[type.name] == .viewModel && !type.isReference && !type.isProtocol {
            let isLayer = stored(in: type.name).flatMap(\.typeNames).contains {
                [.service, .interactor, .router].contains(roles[$0])
                    || ["Subject", "Relay", "Driver"].contains(where: $0.hasSuffix)
            }
            if !isLayer || !members(of: type.name).contains(where: \.isFunction) { roles[type.name] = .presentation }
        }
        let held = Dictionary(grouping: types.filter { roles[$0.name] == .view }.flatMap { holds($0.name) }) { $0 }
        for (name, views) in held where roles[name] == nil && views.count == 1 {
            guard let type = declarations[name], isObserved(type), !isOfTheView(type) else { continue }
            // A type without functions to call is state, such as a navigation path.
            if members(of: name).contains(where: { $0.isFunction && $0.name != "deinit" }) { roles[name] = .viewModel }
        }
    }

    private func shapeOrName(of type: SourceFacts.TypeFact) -> Role? {
        let name = RoleName(type.lastName)
        let all = ancestors[type.name] ?? []
        let delegates: Set = ["UIApplicationDelegate", "UIWindowSceneDelegate", "NSApplicationDelegate", "App"]
        if !all.isDisjoint(with: delegates) { return .root }
        if isDrawn(type.name) { return name.role == .router ? .router : .view }
        if all.contains("NSManagedObject") || type.attributes.contains("@Model") { return .entity }
        let isCoded = all.contains { $0.hasSuffix("Codable") || $0 == "Decodable" || $0 == "Mappable" }
        let isValue = isCoded && !type.isReference
        switch name.role {
        case _ where all.contains("URLRequestConvertible"): return nil
        // A helper of a platform's view is no coordinator of ours.
        case .router where type.name.enclosing.map(isDrawn) ?? false: return .view
        // An observed class called Model is what others call a view model; a view that holds it says so.
        case .entity where type.isReference && !name.stem.isEmpty && type.lastName.hasSuffix("Model"): return nil
        case .router where isCoded, .router where type.kind == .enum, .view where type.kind == .enum: return nil
        case .presenter where type.kind == .enum || all.contains { $0.hasPrefix("ASWebAuthentication") }: return nil
        case .service where isValue: return .entity
        // What a view observes is state, even if it's called a store, and a table's data source is part of the view.
        case .service where isObserved(type) || isOfTheView(type): return nil
        case .interactor where stored(in: type.name).contains { $0.typeNames.contains { $0.hasPrefix("UIWindow") } }:
            return .root
        case nil where isValue: return .entity
        case nil where type.kind != .enum:
            // The protocol of 'struct GetForecast: GetForecastUseCase' says what it is.
            let names = type.supertypes.filter { declarations[$0]?.isProtocol == true }.map(RoleName.init)
            let claimed = Set(names.filter { !$0.isOutput }.compactMap(\.role))
            return claimed.count == 1 ? claimed.first : nil
        default: return name.role
        }
    }

    private func isObserved(_ type: SourceFacts.TypeFact) -> Bool {
        ancestors[type.name]?.contains("ObservableObject") == true || type.attributes.contains("@Observable")
    }

    /// Whether a type does a view's work for it, as a table's data source does.
    private func isOfTheView(_ type: SourceFacts.TypeFact) -> Bool {
        let isSource = (ancestors[type.name] ?? []).contains {
            $0.hasPrefix("UI") && ["DataSource", "Delegate", "Updating"].contains(where: $0.hasSuffix)
        }
        return isSource || stored(in: type.name).contains { $0.typeNames.contains(where: \.isViewOfAFramework) }
    }

    private func isDrawn(_ type: String) -> Bool {
        let kinds: Set = ["View", "ViewModifier", "Screen"]
        return (ancestors[type] ?? []).contains {
            declarations[$0] == nil && ($0.isViewOfAFramework || kinds.contains($0) || $0.hasSuffix("Representable"))
        }
    }

    private func roleOfNamedProtocol(_ type: SourceFacts.TypeFact) -> Role? {
        let name = RoleName(type.lastName)
        let adopters = concrete(type.name)
        let found = Set(adopters.compactMap { roles[$0] })
        if found.count == 1 { return found.first }
        if name.isOutput || found.isEmpty && !adopters.isEmpty { return nil }
        return found.isEmpty || name.role.map(found.contains) ?? false ? name.role : nil
    }
}
