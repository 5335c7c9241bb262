// The parts of AppKit that our app uses. Sources: the pages of developer.apple.com/documentation/appkit. As in
// UIKit.swift, the comment on each of Apple's declarations shows a use and a misuse.

/// `_ = NSApplication.shared`, not `nonisolated func a() { _ = NSApplication.shared }`.
@MainActor open class NSApplication {
    /// `_ = .regular as NSApplication.ActivationPolicy`, not `_ = 0 as NSApplication.ActivationPolicy`.
    public enum ActivationPolicy: Int, Sendable {
        /// `_ = NSApplication.ActivationPolicy.regular`, not `_ = NSApplication.ActivationPolicy.normal`.
        case regular
    }
    /// `_ = NSApplication.shared`, not `NSApplication.shared = NSApplication.shared`.
    public class var shared: NSApplication { NSApplication() }
    /// `NSApplication.shared.setActivationPolicy(.regular)`, not `NSApplication.shared.setActivationPolicy(true)`.
    @discardableResult open func setActivationPolicy(
        _ activationPolicy: ActivationPolicy
    ) -> Bool { true }
    /// `NSApplication.shared.activate()`, not `NSApplication.shared.activate(ignoring: true)`.
    open func activate() {}
    internal init() {}
}
