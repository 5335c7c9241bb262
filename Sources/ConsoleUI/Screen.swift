/// One screen of a console program, like UIKit's `UIViewController`.
///
/// This type is a class, as in UIKit, so that a navigator can set the ``navigator`` of a screen that it pushes.
open class Screen {
    /// The console that receives the screen's output and determines the kind of view.
    public let console: Console

    /// The stack that the screen is on, or nil if the screen isn't on a stack.
    public internal(set) weak var navigator: Navigator?

    /// The commands that the user can type while the screen is on top.
    public var commands: [Command] = []

    /// The number of rows on the screen. A command that selects a row takes a number from 1 to `rowCount`.
    public var rowCount = 0

    /// Creates a screen that writes to `console`.
    public init(console: Console) { self.console = console }

    /// Called once, when the screen is pushed.
    open func viewDidLoad() {}

    /// Called each time the screen comes to the top, after `viewDidLoad()` the first time.
    open func viewWillAppear() {}

    /// Called each time the screen stops being at the top.
    open func viewDidDisappear() {}
}
