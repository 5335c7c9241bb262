import Observation

/// Calls a closure now, and again after changes to what it read, while this object lives. Holds the target weakly.
final class Tracking {
    private let body: () -> Void

    init<Target: AnyObject>(for target: Target, _ body: @escaping (Target) -> Void) {
        self.body = { [weak target] in if let target { body(target) } }
        track()
    }

    private func track() {
        withObservationTracking(body) { [weak self] in
            // Called before the change, so the new value can't be read until the code that makes the change has finished.
            Task { @MainActor [weak self] in self?.track() }
        }
    }
}
