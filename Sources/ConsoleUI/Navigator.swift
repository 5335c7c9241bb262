/// A stack of screens that shows the top one, like UIKit's `UINavigationController`.
public final class Navigator {
    private var screens: [Screen] = []
    /// Called with each screen before it's pushed.
    public var willPush: (Screen) -> Void = { _ in }

    /// Creates an empty stack.
    public init() {}

    /// The visible screen.
    public var top: Screen? { screens.last }

    /// Pushes `screen` onto the stack, so that the screen loads and appears.
    public func push(_ screen: Screen) {
        willPush(screen)
        leaveTop()
        screens.append(screen)
        screen.navigator = self
        screen.viewDidLoad()
        screen.viewWillAppear()
    }

    /// Pops the top screen, so that the one below appears again.
    /// - Returns: The popped screen. If there's only one screen, it stays, and the result is nil.
    @discardableResult public func pop() -> Screen? {
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
