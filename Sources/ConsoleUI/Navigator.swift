/// A stack of screens that shows the top one: what `UINavigationController` is to UIKit.
public final class Navigator {
    private var screens: [Screen] = []
    /// Hears of each screen before it is pushed.
    public var willPush: (Screen) -> Void = { _ in }

    /// Makes an empty stack.
    public init() {}

    /// The screen that is seen.
    public var top: Screen? { screens.last }

    /// Puts `screen` on top, and lets it load and appear.
    public func push(_ screen: Screen) {
        willPush(screen)
        leaveTop()
        screens.append(screen)
        screen.navigator = self
        screen.viewDidLoad()
        screen.viewWillAppear()
    }

    /// Takes the top screen off, and lets the one below appear again.
    /// - Returns: The screen taken off, or nil where it is the only one, which stays.
    @discardableResult
    public func pop() -> Screen? {
        guard screens.count > 1 else { return nil }
        leaveTop()
        let popped = screens.removeLast()
        popped.navigator = nil
        top?.viewWillAppear()
        return popped
    }

    private func leaveTop() {
        top?.viewDidDisappear()
        top?.console.activity = nil
    }
}
