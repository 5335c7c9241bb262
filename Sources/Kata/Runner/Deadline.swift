import Foundation
import Synchronization

/// Does something when a time is over, unless it is ended before.
final class Deadline: Sendable {
    private enum State {
        case waiting
        case over
        case ended
    }

    private let state = Mutex(State.waiting)

    init(after seconds: Int?, _ action: @escaping @Sendable () -> Void) {
        guard let seconds else { return }
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(seconds)) {
            let isOver = self.state.withLock { state in
                if state == .waiting { state = .over }
                return state == .over
            }
            if isOver { action() }
        }
    }

    var isOver: Bool { state.withLock { $0 == .over } }

    func end() {
        state.withLock { state in
            if state == .waiting { state = .ended }
        }
    }
}
