package import ConsoleUI

/// A layer's type, without generic arguments, which differ between the running app and a test with doubles.
package struct LayerName: Hashable, CustomStringConvertible {
    private let name: String

    package init(_ layer: Any) { self.init(of: type(of: layer)) }

    init(of type: Any.Type) {
        name = String(String(reflecting: type).prefix { $0 != "<" })
    }

    package var description: String { name.split(separator: ".").last.map(String.init) ?? name }

    /// The module that declares the type.
    var module: Substring {
        name.prefix { $0 != "." }
    }

    /// Whether the code under test declares the type, rather than Swift or a library of entities.
    var isOwn: Bool { !["Swift", "MovieCatalog", "ContactBook"].contains(module) }

    /// Whether another module declares the type. A closure's type belongs to none.
    func isForeign(to other: LayerName) -> Bool { !name.contains("->") && module != other.module }

    /// Whether `type`, which may be generic, mentions this type.
    func isMentioned(in type: String) -> Bool {
        let names = type.split {
            !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "."
        }
        return names.contains { $0 == name }
    }
}

/// The layers of a running screen, and which of them hold which, found by walking stored properties.
///
/// Doesn't look into closures, nor into the observables that connect the layers.
package struct LivingLayers {
    package enum Role: Hashable {
        case view, presenter, router, business
        case service, entity, presentation, otherScreen, navigator
        /// Layers of another screen.
        case otherPresenter, otherBusiness
        /// A value that only the business layer may store.
        case businessValue
    }

    /// A reference from one layer to another, which may lead through objects and structs that are no layers.
    struct Reference {
        let owner: LayerName
        let role: Role
        let property: String
        let target: Role
        let targetName: LayerName
        let through: [LayerName]
    }

    /// The layers found, by the role in which they were handed in.
    package private(set) var names: [Role: LayerName] = [:]
    private(set) var references: [Reference] = []
    /// The layers that hold closures, so that what they hold can't be told.
    private(set) var closed: Set<Role> = []
    private let roles: [LayerName: Role]
    private let service: AnyObject
    private let businessTypes: Set<LayerName>
    private let presentation: LayerName?
    private let isEntity: (Any) -> Bool

    /// Walks through the layers below a screen, the view.
    /// - Parameter presentation: A value that a view is given.
    package init(
        of screen: Screen, roles: [LayerName: Role], service: AnyObject,
        businessTypes: [Any.Type] = [], presentation: Any? = nil, isEntity: @escaping (Any) -> Bool
    ) {
        self.roles = roles
        self.service = service
        self.businessTypes = Set(businessTypes.map(LayerName.init(of:)))
        self.isEntity = isEntity
        let name = presentation.map { LayerName($0) }
        self.presentation = name.flatMap { $0.isOwn ? $0 : nil }
        visit(layer: screen, as: .view)
    }

    /// Whether a layer of this role was found, or may be hidden in a closure of `owner`, or behind a hidden `owner`.
    func has(_ role: Role, named name: LayerName?, below owner: Role) -> Bool {
        if names[role] != nil { return true }
        guard let holder = names[owner] else { return true }
        guard closed.contains(owner), let name else { return false }
        return !name.isForeign(to: holder)
    }

    private mutating func visit(layer: Any, as role: Role) {
        guard names[role] == nil else { return }
        let name = LayerName(layer)
        names[role] = name
        var walk = Walk(owner: name, role: role)
        visitParts(of: layer, in: &walk)
    }

    private struct Walk {
        let owner: LayerName
        let role: Role
        var property = ""
        var through: [LayerName] = []
        var visited: Set<ObjectIdentifier> = []
    }

    private mutating func visitParts(of value: Any, in walk: inout Walk) {
        let levels = sequence(first: Mirror(reflecting: value), next: \.superclassMirror)
        // What every screen has (its console, its navigator and its commands) says nothing about the layers.
        for level in levels.prefix(while: { $0.subjectType != Screen.self }) {
            for child in level.children {
                let property = walk.property
                if property.isEmpty { walk.property = child.label ?? "" }
                visit(child.value, in: &walk)
                walk.property = property
            }
        }
    }

    private mutating func visit(_ value: Any, in walk: inout Walk) {
        let style = Mirror(reflecting: value).displayStyle
        let type = String(reflecting: Swift.type(of: value))
        if style == .optional || style == .collection { return visitParts(of: value, in: &walk) }
        if let presentation, presentation.isMentioned(in: type) {
            note(.presentation, presentation, in: walk)
        }
        if let target = target(of: value) {
            let name = LayerName(value)
            note(target, name, in: walk)
            let isOther = [.otherPresenter, .otherBusiness].contains(target)
            if roles[name] == target, !isOther {
                visit(layer: value, as: target)
            }
        } else if type.contains("->") {
            closed.insert(walk.role)
        } else if style == .class {
            let object = value as AnyObject
            let isNew = walk.visited.insert(ObjectIdentifier(object)).inserted
            let isOutside = value is Console || value is AnyKeyPath || type.hasPrefix("Binding.")
            guard isNew, !isOutside else { return }
            walk.through.append(LayerName(value))
            visitParts(of: value, in: &walk)
            walk.through.removeLast()
        } else if !type.hasPrefix("Binding.") {
            // A generic struct, such as a property wrapper, only stores what it's given.
            let isBetween = style == .struct && !type.contains("<")
            if isBetween { walk.through.append(LayerName(value)) }
            visitParts(of: value, in: &walk)
            if isBetween { walk.through.removeLast() }
        }
    }

    private func target(of value: Any) -> Role? {
        let name = LayerName(value)
        if let role = roles[name] { return role }
        if businessTypes.contains(name) { return .businessValue }
        switch value {
        case _ where isEntity(value): return .entity
        case is Navigator: return .navigator
        case is Screen: return .otherScreen
        default: return value as AnyObject === service ? .service : nil
        }
    }

    private mutating func note(_ target: Role, _ name: LayerName, in walk: Walk) {
        references.append(
            Reference(
                owner: walk.owner,
                role: walk.role,
                property: walk.property,
                target: target,
                targetName: name,
                through: walk.through))
    }
}
