/// The roles of types in any app. A type's name suggests its role, which counts if a view or layer stores the type.
extension Layers {
    mutating func findNamedRoles() {
        let types = declarations.values.filter { !$0.isProtocol }.sorted { $0.name < $1.name }
        for type in types where isDrawn(type.name) { roles[type.name] = .view }
        var open = types.filter { roles[$0.name] == .view }.map(\.name)
        while let type = open.popLast() {
            // A struct that's called a view model isn't a layer: it contains the text that a view shows.
            for part in parts(of: type) where roles[part] == nil && declarations[part]?.isReference == true {
                // A layer's helper, such as an alert's presenter, may be named like a layer above.
                guard let role = Self.claim(of: part), role.rank ?? 0 > roles[type]?.rank ?? 9 else { continue }
                roles[part] = role
                if role != .router { open.append(part) }
            }
        }
    }

    /// Returns what `type` may store or, below a view, be initialised with. A view's next layer must be in a slot.
    func parts(of type: String) -> [String] {
        let inherited = (ancestors[type] ?? []).filter { declarations[$0]?.isProtocol == false }.sorted()
        let isView = roles[type] == .view
        let given = isView ? [] : members(of: type).filter { $0.name == "init" }
        let names = (([type] + inherited).flatMap(stored) + given).flatMap { member in
            member.typeNames.sorted().filter {
                !isView || !isNext($0) || Self.slots.contains(member.name.lowercased())
            }
        }
        return (names + (declarations[type]?.superclass.typeNames.sorted() ?? [])).flatMap { concrete($0).sorted() }
    }

    private func isNext(_ type: String) -> Bool {
        concrete(type).contains { [.presenter, .viewModel].contains(Self.claim(of: $0)) }
    }

    private static let slots: Set = ["presenter", "viewmodel", "_viewmodel", "vm", "model", "output", "eventhandler"]

    /// Returns the role that the end of a name suggests.
    static func claim(of type: String) -> Role? { endings.first { type.layerName.hasSuffix($0.key) }?.value }
    fileprivate static let endings: [String: Role] = [
        "Presenter": .presenter, "ViewModel": .viewModel, "VM": .viewModel, "Interactor": .interactor,
        "UseCase": .interactor, "Router": .router, "Wireframe": .router, "WireFrame": .router, "Coordinator": .router,
        "Navigator": .router, "Service": .service, "Repository": .service, "API": .service, "APIClient": .service,
        "DataManager": .service, "Store": .service, "Storage": .service, "Database": .service,
    ]

    private func isDrawn(_ type: String) -> Bool {
        (ancestors[type] ?? []).contains {
            declarations[$0] == nil && ($0.isViewOfAFramework || ["View", "Screen"].contains($0))
        }
    }
}

extension String {
    /// A layer's name without the name of its role. What remains is the name of its module.
    var stem: String {
        let name = layerName
        let ending = Layers.endings.keys.filter { name.hasSuffix($0) && name != $0 }.max { $0.count < $1.count } ?? ""
        return String(name.dropLast(ending.count))
    }

    /// A type's name without the words that only mark a protocol or its implementation.
    var layerName: String {
        var name = self[...]
        for ending in ["Protocol", "Interface", "Type", "Implementation", "Impl", "Input"] where name.hasSuffix(ending)
        { name = name.dropLast(ending.count) }
        return String(name.hasPrefix("Default") ? name.dropFirst(7) : name)
    }

    var isWeakBoxName: Bool { hasPrefix("Weak") || hasPrefix("Unowned") }

    /// Whether this is the name of part of a framework's user interface, as opposed to a value such as a colour.
    var isViewOfAFramework: Bool {
        guard hasPrefix("UI") || hasPrefix("NS"), count > 3 else { return ["Alert", "AnyView"].contains(self) }
        return self != "NSFetchedResultsController" && Self.viewEndings.contains { hasSuffix($0) }
    }

    private static let viewEndings = [
        "View", "Controller", "Label", "Button", "Cell", "AlertAction", "Storyboard", "Window", "WindowScene",
        "TextField", "Control", "BarButtonItem", "Switch", "Slider", "Stepper", "Toolbar", "NavigationBar", "TabBar",
        "SearchBar", "Alert", "GestureRecognizer", "NavigationItem", "TabBarItem", "StoryboardSegue", "Popover", "Menu",
    ]
}
