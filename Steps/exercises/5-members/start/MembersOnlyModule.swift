import ConsoleUI

/// The composition root of the screen that a guest gets in place of the details.
struct MembersOnlyModule {
    func makeView(on console: Console) -> Screen {
        return switch console.format {
        case .text: TextMembersOnlyView(console: console)
        case .json: JSONMembersOnlyView(console: console)
        }
    }
}
