/// A way to set a value and have others hear of it.
protocol Peer: AnyObject {
    associatedtype Token

    init()
    func send(_ value: Int)
    func observe(_ body: @escaping (Int) -> Void) -> Token
    func cancel(_ token: Token)
}

/// The last line of every tutorial: a loop over an array of closures. Floor B.
final class ClosureList: Peer {
    private var bodies: [(id: Int, body: (Int) -> Void)] = []
    private var count = 0

    func send(_ value: Int) { for (_, body) in bodies { body(value) } }

    func observe(_ body: @escaping (Int) -> Void) -> Int {
        count += 1
        bodies.append((count, body))
        return count
    }

    func cancel(_ token: Int) { bodies.removeAll { $0.id == token } }
}
