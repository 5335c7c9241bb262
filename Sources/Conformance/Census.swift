package import ConsoleUI

/// Weak references to every object that stored properties reach from some roots.
///
/// It sees through tokens, but not through closures. Key paths don't count: the program creates them once, for good.
package struct Census {
    private struct Entry {
        let name: String
        weak var object: AnyObject?
    }

    private var entries: [ObjectIdentifier: Entry] = [:]
    private var reached: Set<ObjectIdentifier> = []

    /// Counts `roots` and everything they hold, except the objects in `others` and what only those hold.
    init(of roots: [AnyObject], without others: [AnyObject]) {
        for root in roots { visit(root, except: Set(others.map(ObjectIdentifier.init))) }
    }

    /// The types of the objects that are still alive, except the standard library's own, as those of a stream.
    var survivors: [String] { entries.values.filter { $0.object != nil && $0.name.first != "_" }.map(\.name).sorted() }

    /// How many objects were found.
    var count: Int { entries.count }

    /// Whether the counted objects hold `object`, one of those left out.
    ///
    /// A view that holds the service itself may be alone; any other that seems to be alone hides something.
    func reached(_ object: AnyObject) -> Bool { reached.contains(ObjectIdentifier(object)) }

    /// Shows a view in a window, runs `act` there, drops both, and fails the law if anything is left but `service`.
    package static func requireNothingLeft(
        of makeView: (Console) -> Screen, in makeWindow: @autoclosure () -> Window, without service: AnyObject,
        after act: (Window) async throws -> Void
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
        await settle()
        try require(census.count > 1 || census.reached(service), "the census found no object to count")
        try require("objects that are still alive", census.survivors, is: [])
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
        var ancestor: Mirror? = mirror
        while let level = ancestor {
            for child in level.children { visit(child.value, except: others) }
            ancestor = level.superclassMirror
        }
    }
}
