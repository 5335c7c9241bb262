import ConsoleUI

/// What a guest gets in place of the details, as a line of text.
final class TextMembersOnlyView: Screen {
    override func viewWillAppear() { console.write("The details are for members.") }
}
