/// A command that the user can type on a screen, in place of UIKit's buttons and rows.
public struct Command {
    /// The word to type.
    public let name: String
    /// A short description of what the command does, for the help.
    public let summary: String
    let action: Action

    enum Action {
        case tap(() -> Void)
        case select((_ row: Int) -> Void)
        case enter((_ text: String) -> Void)
    }

    /// Creates a command that takes no argument.
    public init(_ name: String, _ summary: String, tap: @escaping () -> Void) {
        self.init(name, summary, action: .tap(tap))
    }

    /// Creates a command that takes the number of a row on the screen: `open 1` selects the row at index 0.
    public init(_ name: String, _ summary: String, select: @escaping (_ row: Int) -> Void) {
        self.init(name, summary, action: .select(select))
    }

    private init(_ name: String, _ summary: String, action: Action) {
        self.name = name
        self.summary = summary
        self.action = action
    }

    /// Returns a command that fills a field: `name Anna Lee` enters "Anna Lee", and `name` alone clears it.
    public static func field(
        _ name: String, _ summary: String, enter: @escaping (_ text: String) -> Void
    ) -> Command {
        Command(name, summary, action: .enter(enter))
    }

    /// The command, as shown in the help.
    var usage: String {
        switch action {
        case .tap: name
        case .select: "\(name) N"
        case .enter: "\(name) TEXT"
        }
    }
}
