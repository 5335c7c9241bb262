import Binding
public import ConsoleUI

extension Launch {
    /// Reports each value of each observable in the layers below `screen`, whatever their names, and returns it.
    ///
    /// For programs whose layers aren't known. Loading isn't reported.
    public func traced(_ screen: Screen) -> Screen {
        guard trace != nil else { return screen }
        var visited: Set<ObjectIdentifier> = []
        func visit(_ value: Any, depth: Int) {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .class, !visited.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
            for child in mirror.children {
                if let observable = child.value as? any Reporting {
                    let hop = "\(type(of: value)) ⇢ \(child.label ?? "")"
                    tokens.append(observable.report { [weak self] in self?.report("\(hop) \($0)", depth: depth) })
                } else if !(child.value is Console), !String(reflecting: type(of: child.value)).hasPrefix("Binding.") {
                    visit(child.value, depth: depth + 1)
                }
            }
        }
        visit(screen, depth: 0)
        return screen
    }

    /// Sorts hops reported at the same time from the lowest layer up, since a value reaches this observer of a layer
    /// only after the layers above, which subscribed earlier.
    private func report(_ hop: String, depth: Int) {
        if hops.isEmpty {
            Task {
                for hop in hops.sorted(by: { $0.depth > $1.depth }) { trace?(hop.text) }
                hops = []
            }
        }
        hops.append((hop, depth))
    }
}

/// Reports values without their types.
private protocol Reporting {
    func report(_ report: @escaping (String) -> Void) -> Cancellable
}

extension Observable: Reporting {
    fileprivate func report(_ report: @escaping (String) -> Void) -> Cancellable {
        var isFirst = true
        defer { isFirst = false }
        return observe { value in
            guard !isFirst, Mirror(reflecting: value).displayStyle == .enum else { return }
            let name = "\(value)".prefix { $0 != "(" }
            if name != "loading" { report(String(name)) }
        }
    }
}
