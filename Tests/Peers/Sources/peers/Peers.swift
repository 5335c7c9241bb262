import Binding
import Foundation
import Observation

final class BindingPeer: Peer {
    private let subject = Subject(0)

    func send(_ value: Int) { subject.send(value) }
    func observe(_ body: @escaping (Int) -> Void) -> Cancellable { subject.observable.observe(body) }
    func cancel(_ token: Cancellable) { token.cancel() }
}

/// Observation tells of one change, before it happens: each observer reads the value after it, and is armed anew.
final class ObservationPeer: Peer, @unchecked Sendable {
    @Observable final class Model {
        var value = 0
    }

    final class Token: @unchecked Sendable {
        var body: ((Int) -> Void)?
    }

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
        withObservationTracking {
            _ = model.value
        } onChange: {
            self.due.append(token)
        }
    }
}

final class NotificationCenterPeer: Peer {
    private static let name = Notification.Name("value")
    private let center = NotificationCenter()

    func send(_ value: Int) { center.post(name: Self.name, object: nil, userInfo: ["value": value]) }

    func observe(_ body: @escaping (Int) -> Void) -> any NSObjectProtocol {
        nonisolated(unsafe) let body = body
        return center.addObserver(forName: Self.name, object: nil, queue: nil) { notification in
            if let value = notification.userInfo?["value"] as? Int { body(value) }
        }
    }

    func cancel(_ token: any NSObjectProtocol) { center.removeObserver(token) }
}
