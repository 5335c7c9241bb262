import Binding
public import ConsoleUI

extension Launch {
    /// Reports each value of each observable in the layers below `screen`, whatever they are called, and returns it.
    ///
    /// For programs whose layers are not known; loading is not reported.
    public func traced(_ screen: Screen) -> Screen {
        guard let trace else { return screen }
        var visited: Set<ObjectIdentifier> = []
        func visit(_ value: Any) {
            let mirror = Mirror(reflecting: value)
            if mirror.displayStyle == .class, !visited.insert(ObjectIdentifier(value as AnyObject)).inserted { return }
            for child in mirror.children {
                if let observable = child.value as? any Reporting {
                    let hop = "\(type(of: value)) ⇢ \(child.label ?? "")"
                    tokens.append(observable.report { trace("\(hop) \($0)") })
                } else if !(child.value is Console || child.value is Navigator) {
                    visit(child.value)
                }
            }
        }
        visit(screen)
        return screen
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
