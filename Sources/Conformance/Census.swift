package import ConsoleUI

/// Weak references to every object that can be reached from a set of roots through stored properties.
///
/// Follows tokens, but not closures. Key paths don't count, because the program creates them once and never frees them.
package struct Census {
    private struct Entry {
        let name: String
        weak var object: AnyObject?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var reached: Set<ObjectIdentifier> = []

    /// Counts `roots` and every object reached from them, except `others` and what is reached only through those.
    package init(of roots: [Any], without others: [AnyObject] = []) {
        for root in roots { visit(root, except: Set(others.map(ObjectIdentifier.init))) }
    }

    /// The types of the objects that are still alive, except the standard library's own, such as those of a stream.
    package var survivors: [String] {
        entries.values.filter { $0.object != nil && $0.name.first != "_" }.map(\.name).sorted()
    }

    /// The number of objects found.
    var count: Int { entries.count }

    /// Whether the census reached `object`, which was left out of the count.
    ///
    /// If only one object was counted, it must be a view that retains the service; otherwise, the census is incomplete.
    func reached(_ object: AnyObject) -> Bool { reached.contains(ObjectIdentifier(object)) }

    /// Shows a view, runs `act`, releases the view, and fails the law if any object but `service` is still alive.
    /// - Parameter finish: Runs when the view has been released, and before the objects are counted.
    package static func requireNothingLeft(
        of makeView: (Console) -> Screen,
        in makeWindow: @autoclosure () -> Window,
        without service: AnyObject,
        after act: (Window) async throws -> Void,
        finish: () async throws -> Void = {}
    ) async throws {
        let census: Census
        do {
            let window = makeWindow()
            let view = makeView(window.console)
            window.navigator.push(view)
            await settle()
            try await act(window)
            let screens = [view, window.navigator.top].compactMap(\.self)
            census = Census(of: screens, without: [service, window.console, window.navigator])
        }
        try await finish()
        let isComplete = census.count > 1 || census.reached(service)
        try require(isComplete, "the census found no object to count")
        try await require("objects that are still alive", soon: census.survivors, is: [])
    }

    private mutating func visit(_ value: Any, except others: Set<ObjectIdentifier>) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .class {
            let object = value as AnyObject
            let id = ObjectIdentifier(object)
            if others.contains(id) { reached.insert(id) }
            guard entries[id] == nil, !others.contains(id), !(object is AnyKeyPath) else { return }
            entries[id] = Entry(name: "\(type(of: object))", object: object)
        }
        for level in sequence(first: mirror, next: \.superclassMirror) {
            for child in level.children { visit(child.value, except: others) }
        }
    }
}
