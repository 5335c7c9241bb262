/// One screen of a console program: what `UIViewController` is to UIKit.
///
/// A class, as in UIKit, so that the platform can give a pushed screen its navigator.
open class Screen {
    /// Where the screen writes, and which kind of view it is.
    public let console: Console

    /// The stack that the screen is on, once it's pushed.
    public internal(set) weak var navigator: Navigator?

    /// What the user can type while the screen is on top.
    public var commands: [Command] = []

    /// How many rows the screen shows: a command that selects a row takes 1 up to this.
    public var rowCount = 0

    /// Creates a screen that writes to `console`.
    public init(console: Console) { self.console = console }

    /// Called once, when the screen is pushed.
    open func viewDidLoad() {}

    /// Called each time the screen comes to the top, after `viewDidLoad()` the first time.
    open func viewWillAppear() {}

    /// Called each time the screen leaves the top.
    open func viewDidDisappear() {}
}
