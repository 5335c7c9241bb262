// A simulated user of SwiftUI screens. Nothing in this file exists in SwiftUI.

/// The storage of a `State`.
@Observable @usableFromInline final class Place<Value> {
    var value: Value

    init(value: Value) { self.value = value }
}

/// A view that is drawn by drawing its parts.
nonisolated protocol Parts {
    var parts: [any View] { get }
}

/// A view and its modifiers.
nonisolated struct Modified: Primitive, Parts {
    let parts: [any View]
    var onAppear: (() -> Void)?
    var refresh: (@Sendable () async -> Void)?
    var destination: (Any) -> (any View)? = { _ in nil }
}

/// A simulated user, who looks at a view and taps it.
@MainActor public final class User {
    private let root: any View
    private var isStale = true
    private var shown: [String] = []
    private var buttons: [@MainActor () -> Void] = []
    private var stack: (any Stack)?
    private var refresh: (@Sendable () async -> Void)?
    private var destinations: [(Any) -> (any View)?] = []
    private var appearing: [(() -> Void)] = []
    private var wasVisible = false

    /// Creates a user who looks at `root`.
    public init(_ root: some View) { self.root = root }

    /// The visible lines. Views are redrawn only if something that they read has changed.
    public var lines: [String] {
        while isStale {
            isStale = false
            shown = []
            buttons = []
            destinations = []
            appearing = []
            withObservationTracking {
                draw(root)
            } onChange: { [weak self] in
                MainActor.assumeIsolated { self?.isStale = true }
            }
            // `onAppear` doesn't run again for views that were already visible.
            for action in appearing where !wasVisible { action() }
            wasVisible = !appearing.isEmpty
        }
        return shown
    }

    /// Taps the row at `index`.
    public func tap(row index: Int) {
        if lines.count > index { buttons[index]() }
    }

    /// Taps the button to the right of the title.
    public func tapButton() {
        if !lines.isEmpty { buttons.last?() }
    }

    /// Pulls the list down.
    public func pull() async { await refresh?() }

    /// Taps the button below the message.
    public func tapMessage() {
        if lines.count > 2 { buttons.dropLast().last?() }
    }

    /// Goes back to the previous screen.
    public func goBack() { stack?.pop() }

    private func draw(_ view: any View) {
        guard view is any Primitive else { return draw(view.body) }
        if let text = view as? Text { return shown.append(text.content) }
        if let button = view as? any Tappable { buttons.append(button.action) }
        if let modified = view as? Modified {
            destinations.append(modified.destination)
            refresh = modified.refresh ?? refresh
            if let action = modified.onAppear { appearing.append(action) }
        }
        for part in (view as? any Parts)?.parts ?? [] { draw(part) }
        guard let stack = view as? any Stack else { return }
        self.stack = stack
        guard let top = stack.top() else { return }
        shown = []
        buttons = []
        appearing = []
        let screen = destinations.lazy.compactMap { $0(top) }.first
        if let screen { draw(screen) }
    }
}

private protocol Tappable {
    var action: @MainActor () -> Void { get }
}
extension Button: Tappable {}

private protocol Stack {
    var top: () -> Any? { get }
    var pop: () -> Void { get }
}
extension NavigationStack: Stack {}
