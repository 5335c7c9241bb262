import Binding
import Foundation
import Observation

/// A way to set a value and have others hear of it.
protocol Peer: AnyObject {
    associatedtype Token

    init()
    func send(_ value: Int)
    func observe(_ body: @escaping (Int) -> Void) -> Token
    func cancel(_ token: Token)
}

final class BindingPeer: Peer {
    private let subject = Subject(0)

    func send(_ value: Int) { subject.send(value) }
    func observe(_ body: @escaping (Int) -> Void) -> Cancellable { subject.observable.observe(body) }
    func cancel(_ token: Cancellable) { token.cancel() }
}

/// Observation tells of one change, before it happens: each observer reads the value after it, and is armed anew.
final class ObservationPeer: Peer {
    @Observable final class Model { var value = 0 }

    final class Token { var body: ((Int) -> Void)? }

    private let model = Model()
    private var due: [Token] = []

    func send(_ value: Int) {
        model.value = value
        let tokens = due
        due = []
        for token in tokens {
            guard let body = token.body else { continue }
            arm(token)
            body(model.value)
        }
    }

    func observe(_ body: @escaping (Int) -> Void) -> Token {
        let token = Token()
        token.body = body
        arm(token)
        return token
    }

    func cancel(_ token: Token) { token.body = nil }

    private func arm(_ token: Token) {
        let arming = OnOneThread(value: (peer: self, token: token))
        withObservationTracking {
            _ = model.value
        } onChange: {
            arming.value.peer.due.append(arming.value.token)
        }
    }
}

/// A value that a closure may capture although the closure could be sent to another thread.
// @unchecked Sendable, because Observation and NotificationCenter want sendable closures. Sound, because they call them on
// the thread that sets or posts, and this program has only one.
private struct OnOneThread<Value>: @unchecked Sendable { let value: Value }

final class NotificationCenterPeer: Peer {
    private static let name = Notification.Name("value")
    private let center = NotificationCenter()

    func send(_ value: Int) { center.post(name: Self.name, object: nil, userInfo: ["value": value]) }

    func observe(_ body: @escaping (Int) -> Void) -> any NSObjectProtocol {
        let body = OnOneThread(value: body)
        return center.addObserver(forName: Self.name, object: nil, queue: nil) { notification in
            if let value = notification.userInfo?["value"] as? Int { body.value(value) }
        }
    }

    func cancel(_ token: any NSObjectProtocol) { center.removeObserver(token) }
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
